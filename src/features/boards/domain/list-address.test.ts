import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardSorts, listPageCount, listQuery, readListAddress } from './list-address.ts'

describe('the address of the list of boards', () => {
  test('what was written is read again', () => {
    const address = fc.record({
      search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      sort: fc.constantFrom(...boardSorts),
      page: fc.integer({ min: 1, max: 99_999 }),
    })
    fc.assert(
      fc.property(address, (given) => {
        const written = Object.entries(listQuery(given)).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        )
        expect(readListAddress(new URLSearchParams(written))).toEqual(given)
      }),
    )
  })

  test.each(['sort=price', 'page=0', 'page=-1', 'page=1e3', 'page=123456', 'search=%20%20', 'x=1'])(
    '%s is as good as nothing',
    (query) => {
      expect(readListAddress(new URLSearchParams(query))).toEqual({ search: '', sort: 'updated', page: 1 })
    },
  )

  test('BOARD-03: 250 boards stand on a page, and there is always one', () => {
    expect([0, 1, 250, 251, 2_000].map(listPageCount)).toEqual([1, 1, 1, 2, 8])
  })

  test('nobody searches for more than a name can hold', () => {
    expect(readListAddress(new URLSearchParams({ search: 'é'.repeat(300) })).search).toHaveLength(255)
  })
})
