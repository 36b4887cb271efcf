import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

const here = { prefix: null }

test('a URL of results gives type and query', () => {
  const address = shownAddress('/search/2/film?phrase=sea%20shore&family=creative', here)
  expect(address?.type).toBe('film')
  expect(address?.query.get('phrase')).toBe('sea shore')
  expect(shownAddress('/search/2', here)?.type).toBeUndefined()
  expect(shownAddress('/de/search/2/image', { prefix: 'de' })?.type).toBe('image')
})

test.each(['/', '/detail/7?phrase=sea', '/search/20/image', '/de/search/2/image'])(
  '%s is another page',
  (url) => {
    expect(shownAddress(url, here)).toBeNull()
  },
)
