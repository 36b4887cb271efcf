import { expect, test, vi } from 'vitest'
import { isUnsaved, noteKey, openWrittenDrafts, settleSent } from './written-drafts.ts'

const key = noteKey('7')

function draftOf(text: string, base = '') {
  return { base, text, typed: text, title: 'Dunes' }
}

test('BOARD-11: what is begun is there until it is saved or dropped, and whoever listens is told', () => {
  const drafts = openWrittenDrafts()
  const told = vi.fn()
  const stop = drafts.listen(told)
  drafts.keep(key, draftOf('Crop'))
  expect(drafts.entryOf(key).draft).toEqual(draftOf('Crop'))
  expect(drafts.entryOf('name').draft).toBeNull()
  drafts.drop(key)
  expect(drafts.entryOf(key)).toEqual({ draft: null, round: 1 })
  stop()
  drafts.keep(key, draftOf('Again'))
  expect(told).toHaveBeenCalledTimes(2)
})

test('a saved text begins anew', () => {
  const drafts = openWrittenDrafts()
  drafts.keep(key, draftOf('Crop'))
  drafts.settle(key, 'Crop')
  expect(drafts.entryOf(key)).toEqual({ draft: null, round: 1 })
})

test('what was written while the answer was waited for stays, based on what was saved', () => {
  const drafts = openWrittenDrafts()
  drafts.keep(key, draftOf('Crop it'))
  drafts.settle(key, 'Crop')
  expect(drafts.entryOf(key)).toEqual({ draft: draftOf('Crop it', 'Crop'), round: 0 })
})

test('a form that was done settles the texts that it held, as they are kept', () => {
  const drafts = openWrittenDrafts()
  for (const each of [key, 'name', 'description'] as const) drafts.keep(each, draftOf('Crop'))
  settleSent(drafts, { action: 'comment', text: 'Crop', asset: '7' })
  expect(drafts.entryOf(key).draft).not.toBeNull()
  settleSent(drafts, { action: 'note', text: ' Crop\r\n', asset: '7' })
  expect(drafts.entryOf(key).draft).toBeNull()
  settleSent(drafts, { action: 'change', text: 'Crop' })
  expect(drafts.entryOf('description').draft).toBeNull()
  expect(drafts.entryOf('name').draft, 'who may not rename sends no name').not.toBeNull()
})

test('BOARD-11: a form in which somebody has written on since it was sent is not shut', () => {
  const drafts = openWrittenDrafts()
  drafts.keep(key, draftOf('Crop'))
  expect(settleSent(drafts, { action: 'note', text: 'Crop', asset: '7' })).toBe(true)
  drafts.keep(key, draftOf('Crop it'))
  expect(settleSent(drafts, { action: 'note', text: 'Crop', asset: '7' })).toBe(false)
  drafts.keep('name', draftOf('Covers'))
  drafts.keep('description', draftOf('For July and August'))
  expect(settleSent(drafts, { action: 'change', name: 'Covers', text: 'For July' })).toBe(false)
  expect(drafts.entryOf('name').draft).toBeNull()
  expect(settleSent(drafts, { action: 'cover', asset: '7' })).toBe(true)
})

test('what is as it was when it was begun is nothing that anybody would miss', () => {
  expect(isUnsaved(null)).toBe(false)
  expect(isUnsaved(draftOf('Crop', 'Crop'))).toBe(false)
  expect(isUnsaved(draftOf('Crop'))).toBe(true)
})
