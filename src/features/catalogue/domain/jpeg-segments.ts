/** The blocks of metadata in a JPEG, as they stand; a block that is spread over several segments is joined. */
export type JpegBlocks = {
  readonly exif: Uint8Array | null
  readonly xmp: Uint8Array | null
  readonly photoshop: Uint8Array | null
}

const exifName = 'Exif\0\0'
const xmpName = 'http://ns.adobe.com/xap/1.0/\0'
const photoshopName = 'Photoshop 3.0\0'

/** Walks the segments before the picture's data. Damage ends the walk; what was found until then counts. */
export function readJpegBlocks(bytes: Uint8Array): JpegBlocks {
  let exif: Uint8Array | null = null
  let xmp: Uint8Array | null = null
  const photoshop: Uint8Array[] = []
  for (const { marker, body } of segmentsOf(bytes)) {
    if (marker === 0xe1 && startsWith(body, exifName)) exif ??= body
    if (marker === 0xe1 && startsWith(body, xmpName)) xmp ??= body.subarray(xmpName.length)
    if (marker === 0xed && startsWith(body, photoshopName))
      photoshop.push(body.subarray(photoshopName.length))
  }
  return { exif, xmp, photoshop: photoshop.length > 0 ? join(photoshop) : null }
}

function* segmentsOf(bytes: Uint8Array): Generator<{ marker: number; body: Uint8Array }> {
  let position = 2
  while (position + 4 <= bytes.length && bytes[position] === 0xff) {
    const marker = bytes[position + 1] ?? 0
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      position += 1
      continue
    }
    // Start of scan: the picture's data, and no metadata after it.
    if (marker === 0xda || marker === 0xd9) return
    const length = (bytes[position + 2] ?? 0) * 256 + (bytes[position + 3] ?? 0)
    const end = position + 2 + length
    if (length < 2 || end > bytes.length) return
    yield { marker, body: bytes.subarray(position + 4, end) }
    position = end
  }
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let position = 0; position < text.length; position += 1) {
    if (bytes[position] !== text.charCodeAt(position)) return false
  }
  return true
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
