import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIim, readPhotoshopIptc } from './iptc-iim.ts'

const utf8Escape = dataSet(1, 90, [0x1b, 0x25, 0x47])

function dataSet(record: number, number: number, bytes: readonly number[]): number[] {
  return [0x1c, record, number, bytes.length >> 8, bytes.length & 255, ...bytes]
}

function utf8(text: string): number[] {
  return [...new TextEncoder().encode(text)]
}

function latin1(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0))
}

function read(...sets: readonly number[][]) {
  return Object.fromEntries(readIim(Uint8Array.from(sets.flat())))
}

test('a block that says it is UTF-8 is read as UTF-8', () => {
  expect(read(utf8Escape, dataSet(2, 5, utf8('Zürich – 東京')))).toEqual({ 5: ['Zürich – 東京'] })
})

test('UTF-8 that nobody announced is recognized', () => {
  expect(read(dataSet(2, 5, utf8('Zürich')))).toEqual({ 5: ['Zürich'] })
})

test('Latin-1 and Windows-1252 are read as what they are', () => {
  expect(read(dataSet(2, 5, latin1('Zürich')), dataSet(2, 120, [0x93, 0x61, 0x94, 0x80]))).toEqual({
    5: ['Zürich'],
    120: ['“a”€'],
  })
})

test('Mac Roman is recognized by a byte that Windows-1252 does not have', () => {
  expect(read(dataSet(2, 5, [0x50, 0x8f, 0x72, 0x65]))).toEqual({ 5: ['Père'] })
})

test('a block that lies about being UTF-8 keeps its letters', () => {
  expect(read(utf8Escape, dataSet(2, 5, latin1('Zürich')))).toEqual({ 5: ['Zürich'] })
})

test('repeated data sets are a list in order', () => {
  expect(read(dataSet(2, 25, utf8('sky')), dataSet(2, 25, utf8('sea')))).toEqual({ 25: ['sky', 'sea'] })
})

test('a long data set has its length in more bytes', () => {
  const long = [0x1c, 2, 120, 0x80, 4, 0, 0, 0, 3, ...utf8('abc')]
  expect(read(long, dataSet(2, 5, utf8('after')))).toEqual({ 120: ['abc'], 5: ['after'] })
})

test('what was cut off keeps what came before', () => {
  expect(read(dataSet(2, 5, utf8('whole')), [0x1c, 2, 120, 0, 200, 65])).toEqual({ 5: ['whole'] })
})

test('the block is found among the image resources of Photoshop', () => {
  const block = dataSet(2, 5, utf8('Sea'))
  const other = [0x38, 0x42, 0x49, 0x4d, 4, 1, 3, 65, 66, 67, 0, 0, 0, 1, 9, 0]
  const iptc = [0x38, 0x42, 0x49, 0x4d, 4, 4, 0, 0, 0, 0, 0, block.length, ...block]
  expect(readPhotoshopIptc(Uint8Array.from([...other, ...iptc])).get(5)).toEqual(['Sea'])
})

test('no bytes whatever make it fail or loop', () => {
  const signs = fc.constantFrom(0x1c, 2, 0, 0x80, 0x38, 0x42, 0x49, 0x4d, 4, 255)
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.array(signs, { maxLength: 400 }))
  fc.assert(
    fc.property(bytes, (given) => {
      const block = Uint8Array.from(given)
      const resources = Uint8Array.from([0x38, 0x42, 0x49, 0x4d, 4, 4, 0, 0, ...given])
      for (const values of [readIim(block), readPhotoshopIptc(block), readPhotoshopIptc(resources)]) {
        expect([...values.values()].flat().join('').length).toBeLessThanOrEqual(given.length)
      }
    }),
  )
})
