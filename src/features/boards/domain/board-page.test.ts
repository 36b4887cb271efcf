import { expect, test } from 'vitest'
import { boardDoneWords, emptyForm, formOf, pageCountOf, wordIn } from './board-page.ts'

test('a page says nothing that an address makes up', () => {
  expect(wordIn(boardDoneWords, 'removed')).toBe('removed')
  expect(wordIn(boardDoneWords, 'You have won')).toBeNull()
  expect(wordIn(boardDoneWords, null)).toBeNull()
})

test('what was typed comes again in the form that was sent, and in no other', () => {
  const sent = { typed: { action: 'note', asset: '7', text: 'Crop' }, errors: { text: 'text-too-long' } }
  expect(formOf(sent, 'note', '7')).toBe(sent)
  expect(formOf(sent, 'note', '8')).toBe(emptyForm)
  expect(formOf(sent, 'comment')).toBe(emptyForm)
})

test.each([
  [0, 1],
  [60, 1],
  [61, 2],
  [10_000, 167],
])('a board of %i has %i pages', (assets, pages) => expect(pageCountOf(assets)).toBe(pages))
