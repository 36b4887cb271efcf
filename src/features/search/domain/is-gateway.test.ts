import { expect, test } from 'vitest'
import { isGateway } from './is-gateway.ts'
import type { SearchParameters } from './parameters/parameter-table.ts'

test.each<[SearchParameters, boolean]>([
  [{}, true],
  [
    { assettype: 'film', family: 'editorial', editorialproducts: 'news', page: '3', sortorder: 'newest' },
    true,
  ],
  [{ recency: 'anydate', alloweduse: 'off', bwonly: false }, true],
  [{ recency: 'last7days' }, false],
  [{ phrase: 'dog' }, false],
  [{ orientations: ['square'] }, false],
  [{ recentlyviewed: 'true' }, false],
])('%o: %s', (parameters, expected) => expect(isGateway(parameters)).toBe(expected))
