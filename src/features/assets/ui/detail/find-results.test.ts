import { expect, test } from 'vitest'
import { findResults } from './find-results.ts'

function historyOf(urls: readonly string[], index: number) {
  const entries = urls.map((path) => ({ url: `https://a.example${path}` }))
  return { entries: () => entries, currentEntry: { index } }
}

test.each([
  [
    'straight from results',
    ['/', '/search/2/image?phrase=cat', '/detail/1'],
    2,
    '-1 /search/2/image?phrase=cat',
  ],
  ['by way of a similar one', ['/search/2', '/detail/1', '/detail/2'], 2, '-2 /search/2'],
  ['the nearest of several', ['/search/2?page=1', '/search/2?page=2', '/detail/1'], 2, '-1 /search/2?page=2'],
  ['from the home page', ['/', '/detail/1'], 1, null],
  ['results that lie ahead', ['/detail/1', '/search/2'], 0, null],
  ['another path that begins alike', ['/search/23', '/detail/1'], 1, null],
] as const)('ASSET-01: the way back, %s', (_, urls, index, found) =>
  expect(findResults(historyOf(urls, index), '/search/2')).toBe(found),
)

test('a browser without a list of its history has no way back, nor has another origin', () => {
  expect(findResults(undefined, '/search/2')).toBeNull()
  expect(findResults({ entries: () => [{ url: null }], currentEntry: { index: 1 } }, '/search/2')).toBeNull()
})
