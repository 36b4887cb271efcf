import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

let shade = 0
/** Every picture has a content of its own: JPEG does not keep shades apart that lie close together. */
export function picture(width = 40, height = 30) {
  shade += 8
  const background = { r: shade % 256, g: Math.floor(shade / 256) * 8, b: 120 }
  return sharp({ create: { width, height, channels: 3, background } })
}

function dataSet(record: number, number: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([0x1c, record, number, value.length >> 8, value.length & 255]), value])
}

/** Puts IPTC into a JPEG as Photoshop does, in its own encoding. */
export function withIptc(
  jpeg: Buffer,
  encoding: 'utf8' | 'latin1',
  values: readonly (readonly [number, string])[],
): Buffer {
  const sets = values.map(([number, text]) => dataSet(2, number, Buffer.from(text, encoding)))
  const announcement = encoding === 'utf8' ? [dataSet(1, 90, Buffer.from('\u001b%G'))] : []
  const block = Buffer.concat([...announcement, ...sets])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(block.length)
  const resource = Buffer.concat([Buffer.from('8BIM\u0004\u0004\0\0', 'latin1'), size, block])
  const body = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resource])
  const head = Buffer.from([0xff, 0xed, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A packet around properties. */
export function xmp(inside: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    photoshop:City="Lyon">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
}

export function xmpTitle(text: string): string {
  return `<dc:title><rdf:Alt><rdf:li xml:lang="fr">Mer</rdf:li><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`
}

/** A small file that claims to be a picture of any size. */
export function pngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length)
    return Buffer.concat([size, Buffer.from(name), body, Buffer.alloc(4)])
  }
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(width, 0)
  facts.writeUInt32BE(height, 4)
  facts.set([1, 0, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    chunk('IHDR', facts),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Answers with the path. */
export async function putFile(folder: string, name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return path
}
