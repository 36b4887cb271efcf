import { expect, test } from 'vitest'
import { parseAssetId } from './asset.ts'

test.each([
  ['1000001', '1000001'],
  ['gi:1000001', '1000001'],
  ['0', null],
  ['12a', null],
  ['-4', null],
  ['', null],
  ['9'.repeat(30), null],
])('the asset id %s reads as %s', (text, id) => {
  expect(parseAssetId(text)).toBe(id)
})
