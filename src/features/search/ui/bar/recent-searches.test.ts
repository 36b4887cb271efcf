import { expect, test } from 'vitest'
import { forgetSearch, forgetSearches, readRecent, rememberSearch, type Shelf } from './recent-searches.ts'

function newShelf(kept: Record<string, string> = {}): NonNullable<Shelf> {
  const map = new Map(Object.entries(kept))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  }
}

test('the last five searches are kept, the latest first, each once', () => {
  const shelf = newShelf()
  for (const phrase of ['a', 'b', 'c', 'd', 'e', ' f ', 'B', '  ']) rememberSearch(shelf, 'argus', phrase)
  expect(readRecent(shelf, 'argus')).toEqual(['B', 'f', 'e', 'd', 'c'])
  expect(readRecent(shelf, 'bokeh')).toEqual([])
})

test('one can be removed, and all of them', () => {
  const shelf = newShelf()
  for (const phrase of ['a', 'b', 'c']) rememberSearch(shelf, 'bokeh', phrase)
  forgetSearch(shelf, 'bokeh', 'b')
  expect(readRecent(shelf, 'bokeh')).toEqual(['c', 'a'])
  forgetSearches(shelf, 'bokeh')
  expect(readRecent(shelf, 'bokeh')).toEqual([])
  expect(shelf.getItem('bokeh_searches')).toBeNull()
})

test.each(['', 'no JSON', '{"a":1}', '[1,null,""]', '"text"'])(
  'what is no list of phrases counts as none: %s',
  (text) => {
    expect(readRecent(newShelf({ argus_searches: text }), 'argus')).toEqual([])
  },
)

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  for (const shelf of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    rememberSearch(shelf, 'argus', 'sea')
    forgetSearches(shelf, 'argus')
    expect(readRecent(shelf, 'argus')).toEqual([])
  }
})
