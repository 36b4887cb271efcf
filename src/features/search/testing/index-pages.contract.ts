import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepestOffset, type Order } from '../domain/index-question.ts'
import { buildQuestion, type OpenedIndex, type OpenIndex, openFilled, readAllPages } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const best: Order = { by: 'best', today: 20_000 }
const entries = [
  buildEntry(2, { fields: { createdOn: 100, popularity: 5, event: 'x' } }),
  buildEntry(10, { fields: { createdOn: 100, popularity: 5, event: 'y' } }),
  buildEntry(9, { fields: { submittedOn: 300, event: 'x' } }),
  buildEntry(1, { fields: { createdOn: 50, submittedOn: 900, popularity: 9, event: 'z' } }),
  buildEntry(9_007_199_254_740_991, { fields: { popularity: 0, event: 'x' } }),
  buildEntry(11, { fields: { createdOn: 4_000_000_000 } }),
]
const highest = '9007199254740991'

export function indexPagesContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, entries)
  })
  afterAll(() => opened.close())
  const idsBy = async (order: Order, asked = {}) =>
    (await opened.index.search(buildQuestion({ order, ...asked }))).ids

  test.each<[Order['by'] & ('newest' | 'oldest' | 'popular'), readonly string[]]>([
    ['newest', ['11', '9', '10', '2', '1', highest]],
    ['oldest', [highest, '1', '10', '2', '9', '11']],
    ['popular', ['1', '10', '2', highest, '11', '9']],
  ])('%s first, of equals the higher id', async (by, ids) => {
    expect(await idsBy({ by })).toEqual(ids)
    expect(await idsBy({ by }, { from: 2, limit: 3 })).toEqual(ids.slice(2, 5))
  })

  test('without words the best goes by quality, popularity and freshness', async () => {
    const order = await idsBy({ by: 'best', today: 110 })
    expect(order.indexOf('10')).toBeLessThan(order.indexOf(highest))
    expect(order.indexOf('10')).toBeLessThan(order.indexOf('2'))
  })

  test('a random order is the same for the same seed, and another for another', async () => {
    const orders = await Promise.all([1, 1, 2, 3, 4].map((seed) => idsBy({ by: 'random', seed })))
    expect(orders[1]).toEqual(orders[0])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    for (const ids of orders) expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
  })

  test.each<Order>([{ by: 'newest' }, { by: 'oldest' }, { by: 'popular' }, best, { by: 'random', seed: 5 }])(
    'cursors lead through all pages of $by',
    async (order) => {
      const whole = await idsBy(order)
      expect(await readAllPages(opened.index, buildQuestion({ order, limit: 2 }))).toEqual(whole)
      expect(await readAllPages(opened.index, buildQuestion({ order, limit: 6 }))).toEqual(whole)
    },
  )

  test('a cursor of another order, or none of ours, begins at the start', async () => {
    const { cursor } = await opened.index.search(buildQuestion({ limit: 2 }))
    expect(cursor).not.toBeNull()
    const start = await idsBy({ by: 'popular' })
    for (const strange of [
      cursor ?? '',
      '',
      'x',
      '{}',
      'popular',
      '\u0000',
      '__proto__',
      'é'.repeat(5_000),
    ]) {
      expect(await idsBy({ by: 'popular' }, { from: { cursor: strange } })).toEqual(start)
    }
  })

  test('what follows the last is nothing', async () => {
    const answer = await opened.index.search(buildQuestion({ from: 6 }))
    expect(answer).toMatchObject({ ids: [], cursor: null, totals: { image: 6 } })
    expect((await opened.index.search(buildQuestion({ limit: 6 }))).cursor).toBeNull()
    expect((await opened.index.search(buildQuestion({ limit: 5 }))).cursor).not.toBeNull()
  })

  describe('groups', () => {
    const group = (asked = {}) => {
      const { facets: _, from: __, ...question } = buildQuestion()
      return opened.index.group({ ...question, by: 'event', each: 2, offset: 0, limit: 10, ...asked })
    }

    test('stand in the order of their best hit, with as many as were asked for', async () => {
      expect(await group()).toEqual({
        groupCount: 3,
        groups: [
          { value: 'x', count: 3, ids: ['9', '2'] },
          { value: 'y', count: 1, ids: ['10'] },
          { value: 'z', count: 1, ids: ['1'] },
        ],
      })
    })

    test('come in pages too', async () => {
      const { groups, groupCount } = await group({ offset: 1, limit: 1, each: 0 })
      expect(groups).toEqual([{ value: 'y', count: 1, ids: [] }])
      expect(groupCount).toBe(3)
      expect(await group({ offset: 5 })).toEqual({ groups: [], groupCount: 3 })
    })

    test('are of what is found', async () => {
      const filters = [{ kind: 'between', field: 'popularity', from: 1 }]
      const { groups } = await group({ filters, order: { by: 'popular' } })
      expect(groups.map(({ value, ids }) => `${value}: ${ids}`)).toEqual(['z: 1', 'y: 10', 'x: 2'])
    })

    test('of the best and of chance hold the same assets', async () => {
      for (const order of [best, { by: 'random', seed: 1 }]) {
        const { groups } = await group({ order, each: 10 })
        expect(groups.map(({ value, count }) => `${value} ${count}`).toSorted()).toEqual([
          'x 3',
          'y 1',
          'z 1',
        ])
      }
    })
  })

  test('cursors lead beyond the deepest offset', async () => {
    const count = deepestOffset + 1_500
    const many = Array.from({ length: count }, (_, at) =>
      buildEntry(at + 1, { fields: { createdOn: (at * 7) % 1_000 } }),
    )
    const large = await openFilled(open, many)
    try {
      const order = { by: 'newest' } as const
      const ids = await readAllPages(large.index, buildQuestion({ order, limit: 1_000 }))
      const expected = many
        .toSorted(
          (one, other) =>
            (other.fields.createdOn ?? 0) - (one.fields.createdOn ?? 0) || Number(other.id) - Number(one.id),
        )
        .map(({ id }) => id)
      expect(ids).toEqual(expected)
      const deepest = await large.index.search(buildQuestion({ order, from: 50_000, limit: 2 }))
      expect(deepest.ids).toEqual(expected.slice(deepestOffset, deepestOffset + 2))
      const next = await large.index.search(
        buildQuestion({ order, from: { cursor: deepest.cursor ?? '' }, limit: 5 }),
      )
      expect(next.ids).toEqual(expected.slice(deepestOffset + 2, deepestOffset + 7))
      expect((await large.index.search(buildQuestion({ limit: 5_000 }))).ids).toHaveLength(1_000)
    } finally {
      await large.close()
    }
  }, 60_000)
}
