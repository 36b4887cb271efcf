import type { PictureCredit } from './picture-source.ts'

const algorithmicMedia = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

/** Exif is Latin letters by its standard; what it cannot spell stands in the XMP beside it. */
export function exifOf({ creditLine, copyright }: PictureCredit) {
  return { IFD0: { Artist: plain(creditLine), Copyright: plain(copyright) } }
}

export function xmpOf({ creditLine, copyright, isGenerated }: PictureCredit): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    isGenerated ? ` Iptc4xmpExt:DigitalSourceType="${algorithmicMedia}"` : '',
    ` photoshop:Credit="${escapeXml(creditLine)}">`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('©', '(c)')
    .replace(/[^\x20-\x7e]/g, '')
}

function escapeXml(text: string): string {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  // Control characters have no place in XML, escaped or not.
  return text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
}
