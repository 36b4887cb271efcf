import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExifTexts } from './exif-text.ts'

/** One directory of texts, the values behind it. */
function tiff(
  isLittle: boolean,
  entries: readonly (readonly [tag: number, type: number, bytes: readonly number[]])[],
) {
  const number = (value: number, width: number) => {
    const bytes = Array.from({ length: width }, (_, at) => (value >> (8 * (width - 1 - at))) & 255)
    return isLittle ? bytes.reverse() : bytes
  }
  const values: number[] = []
  const directory = entries.flatMap(([tag, type, bytes]) => {
    const place = 8 + 2 + entries.length * 12 + values.length
    const short = [...bytes, 0, 0, 0, 0].slice(0, 4)
    if (bytes.length > 4) values.push(...bytes)
    return [
      ...number(tag, 2),
      ...number(type, 2),
      ...number(bytes.length, 4),
      ...(bytes.length > 4 ? number(place, 4) : short),
    ]
  })
  const head = isLittle ? [0x49, 0x49, 0x2a, 0] : [0x4d, 0x4d, 0, 0x2a]
  return Uint8Array.from([...head, ...number(8, 4), ...number(entries.length, 2), ...directory, ...values])
}

const latin1 = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

test.each([true, false])('texts are read in either byte order (little end first: %s)', (isLittle) => {
  const block = tiff(isLittle, [
    [0x010e, 2, latin1('Zürich\0')],
    [0x013b, 2, [...new TextEncoder().encode('José\0')]],
    [0x8298, 2, latin1('Me\0')],
  ])
  expect(Object.fromEntries(readExifTexts(block))).toEqual({
    ImageDescription: 'Zürich',
    Artist: 'José',
    Copyright: 'Me',
  })
})

test('Windows writes its own tags in UTF-16', () => {
  const block = tiff(true, [[0x9c9b, 1, [0x53, 0, 0x65, 0, 0x61, 0, 0, 0]]])
  expect(readExifTexts(block).get('XPTitle')).toBe('Sea')
})

test('a value that lies outside of the block is passed over', () => {
  const block = tiff(true, [[0x010e, 2, latin1('Zürich\0')]])
  expect(readExifTexts(block.subarray(0, 24)).size).toBe(0)
})

test('no bytes whatever make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isLittle) => {
      const head = isLittle ? [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0] : [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
      expect(readExifTexts(Uint8Array.from([...head, ...bytes])).size).toBeLessThan(10)
    }),
  )
})
