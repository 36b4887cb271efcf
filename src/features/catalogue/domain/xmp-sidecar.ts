import type { AssetRecord } from './asset-record.ts'
import { xmpPrefixes } from './ingest-fields.data.ts'
import { fieldsOfRecord, type WrittenFields } from './record-fields.ts'

type Form = 'plain' | 'Alt' | 'Bag' | 'Seq'
type Standard = readonly [property: string, form: Form, field: keyof WrittenFields]

/** What other programs read. Everything is said once more in our own namespace, where it comes back unchanged. */
const standard: readonly Standard[] = [
  ['dc:title', 'Alt', 'title'],
  ['dc:description', 'Alt', 'caption'],
  ['dc:creator', 'Seq', 'artist'],
  ['dc:rights', 'Alt', 'copyright'],
  ['photoshop:Headline', 'plain', 'title'],
  ['photoshop:Credit', 'plain', 'creditLine'],
  ['photoshop:DateCreated', 'plain', 'createdOn'],
  ['photoshop:City', 'plain', 'city'],
  ['photoshop:State', 'plain', 'region'],
  ['photoshop:Country', 'plain', 'country'],
  ['photoshop:Instructions', 'plain', 'restrictions'],
  ['Iptc4xmpCore:Location', 'plain', 'venue'],
  ['Iptc4xmpCore:AltTextAccessibility', 'Alt', 'altText'],
  ['Iptc4xmpExt:Event', 'Alt', 'event'],
  ['Iptc4xmpExt:PersonInImage', 'Bag', 'people'],
]

const generatedType = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

/** An XMP packet that says all of a record. */
export function xmpSidecar(record: AssetRecord): string {
  const fields = fieldsOfRecord(record)
  const properties = [
    ...standard.map(([property, form, field]) => propertyText(property, form, fields[field])),
    propertyText(
      'dc:subject',
      'Bag',
      record.keywords.map(({ text }) => text),
    ),
    record.isGenerated ? propertyText('Iptc4xmpExt:DigitalSourceType', 'plain', [generatedType]) : '',
    ...Object.entries(fields).map(([field, texts]) => propertyText(`diptych:${field}`, 'Seq', texts)),
  ]
  const namespaces = Object.entries(xmpPrefixes).map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""${namespaces.join('')}>
${properties.filter((property) => property !== '').join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
`
}

function propertyText(name: string, form: Form, texts: readonly string[]): string {
  const values = texts.filter((text) => text !== '').map(escapeXml)
  if (values.length === 0) return ''
  if (form === 'plain') return `<${name}>${values[0]}</${name}>`
  const language = form === 'Alt' ? ' xml:lang="x-default"' : ''
  const items = values.map((value) => `<rdf:li${language}>${value}</rdf:li>`).join('')
  return `<${name}><rdf:${form}>${items}</rdf:${form}></${name}>`
}

function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them, not even escaped.
  const allowed = text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
