import { expect, test } from 'vitest'
import type { BoardAsset } from '../../../domain/board.ts'
import { leftTexts } from './left-texts.ts'
import { noteKey, openWrittenDrafts } from './written-drafts.ts'

const draft = { base: '', text: 'Crop', typed: 'Crop', title: 'Dunes' }
const shown = { assets: [{ id: '1' } as BoardAsset], deletedUntil: null }

function begun(...keys: readonly Parameters<ReturnType<typeof openWrittenDrafts>['keep']>[0][]) {
  const drafts = openWrittenDrafts()
  for (const key of keys) drafts.keep(key, draft)
  return drafts.read()
}

function whyOf(...args: Parameters<typeof leftTexts>) {
  return leftTexts(...args).map(({ key, why, pageNumber }) => [key, why, pageNumber])
}

test('what has its field on the page is not left', () => {
  expect(leftTexts(begun(noteKey('1'), 'name', 'description'), shown, null)).toEqual([])
})

test('BOARD-11: a note is left by an asset that has gone, and by one that stands on another page', () => {
  const ids = [...Array.from({ length: 60 }, (_, place) => `${100 + place}`), '2']
  const standing = { revision: 3, ids }
  expect(whyOf(begun(noteKey('2'), noteKey('3')), shown, standing)).toEqual([
    ['note 2', 'elsewhere', 2],
    ['note 3', 'left', null],
  ])
})

test('where an asset stands may be unknown', () => {
  expect(whyOf(begun(noteKey('2')), shown, null)).toEqual([['note 2', 'elsewhere', null]])
})

test('a deleted board leaves everything', () => {
  const deleted = { ...shown, deletedUntil: '2026-12-01T00:00:00Z' }
  expect(whyOf(begun('name', noteKey('1')), deleted, null)).toEqual([
    ['name', 'deleted', null],
    ['note 1', 'deleted', null],
  ])
})

test('what is as it was is left by nobody', () => {
  const drafts = openWrittenDrafts()
  drafts.keep(noteKey('2'), { ...draft, base: 'Crop' })
  expect(leftTexts(drafts.read(), shown, null)).toEqual([])
})
