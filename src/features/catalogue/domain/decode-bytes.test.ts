import { expect, test } from 'vitest'
import { decodeUnknown, decodeUtf8 } from './decode-bytes.ts'

test.each([
  [[0x5a, 0xc3, 0xbc], 'Zü'],
  [[0x5a, 0xfc], 'Zü'],
  [[0x80], '€'],
  [[0x8f], 'è'],
  [[], ''],
])('the bytes %j read as %s', (bytes, text) => {
  expect(decodeUnknown(Uint8Array.from(bytes))).toBe(text)
})

test('strict reading tells what is no UTF-8', () => {
  expect(decodeUtf8(Uint8Array.from([0xfc]))).toBeNull()
})
