import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arrangement,
  arrangementQuery,
  asItStands,
  assetOrders,
  isAsItStands,
  isFiltered,
  placesOf,
  readArrangement,
} from './arrangement.ts'
import { mediaKinds } from './media-kind.ts'

const arrangements: fc.Arbitrary<Arrangement> = fc.record({
  sort: fc.constantFrom(...assetOrders),
  kind: fc.constantFrom(null, ...mediaKinds),
  isNoted: fc.boolean(),
})

function written(arrangement: Arrangement): URLSearchParams {
  const pairs = Object.entries(arrangementQuery(arrangement))
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

describe('BOARD-10: how a board is arranged, in its address', () => {
  test('what was written is read again, whatever else stands in the address', () => {
    fc.assert(
      fc.property(arrangements, fc.string(), (given, other) => {
        const query = written(given)
        query.append('other', other)
        expect(readArrangement(query)).toEqual(given)
      }),
    )
  })

  test('what goes without saying leaves no trace, and only that can be moved in', () => {
    fc.assert(
      fc.property(arrangements, (given) => {
        expect(written(given).size === 0).toBe(isAsItStands(given))
        expect(isFiltered(given) && isAsItStands(given)).toBe(false)
      }),
    )
    expect(written(asItStands).toString()).toBe('')
  })

  test('any address at all is read, as the board itself where it is not understood', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sort, kind, noted) => {
        const read = readArrangement(new URLSearchParams({ sort, kind, with: noted }))
        expect(readArrangement(written(read))).toEqual(read)
      }),
    )
  })

  test.each([
    'sort=price',
    'sort=Newest',
    'sort=',
    'kind=audio',
    'kind=Images',
    'with=1',
    'with=',
    'x=newest',
  ])('%s is as good as nothing', (query) =>
    expect(readArrangement(new URLSearchParams(query))).toEqual(asItStands),
  )
})

test('an asset keeps its number on the board, however the board is shown', () => {
  const distinct = fc.uniqueArray(fc.nat(50).map(String))
  fc.assert(
    fc.property(distinct, distinct, (all, shown) => {
      const places = placesOf(shown, all)
      expect(Object.keys(places).toSorted()).toEqual(shown.filter((id) => all.includes(id)).toSorted())
      for (const [id, place] of Object.entries(places)) expect(all[place - 1]).toBe(id)
    }),
  )
})
