import { expect, test } from 'vitest'
import { readKeptBatch } from './kept-batch.ts'

const card = { id: '7', assetType: 'image', title: 'Dunes', mediaKey: 'aa', width: 3, height: 2 }

test('a batch that was kept comes back', () => {
  expect(readKeptBatch(JSON.stringify([card]))).toEqual([card])
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"id":"7"}'],
  ['no cards', '[null,7,"7",{"id":7}]'],
  ['a card without a picture', JSON.stringify([{ ...card, mediaKey: undefined }])],
])('%s is an empty batch, not an error', (_what, text) => {
  expect(readKeptBatch(text)).toEqual([])
})
