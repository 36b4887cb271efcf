import { describe, expect, test } from 'vitest'
import { describeSample } from '#features/catalogue/domain/descriptor.ts'
import { sampleSide } from '#features/catalogue/domain/descriptor-sample.ts'
import { rankByLook } from './rank-by-look.ts'

/** A slope of its own for every shade. */
const describeShade = (shade: number) =>
  describeSample(
    Uint8Array.from(
      { length: sampleSide * sampleSide * 3 },
      (_, at) => (shade + at / 100 + (at % 3) * 9) % 256,
    ),
  )
const kept = new Map([
  ['1', describeShade(20)],
  ['2', describeShade(60)],
  ['3', describeShade(110)],
])
const asked: string[][] = []
const queries = {
  readDescriptors: async (ids: readonly string[]) => {
    asked.push([...ids])
    return new Map([...kept].filter(([id]) => ids.includes(id)))
  },
}
const found = ['4', '3', '2', '1'].map((id, at) => ({ id, likeness: 0.9 - at / 10 }))
const idsOf = (answer: readonly { id: string }[]) => answer.map(({ id }) => id)

describe('the finer order', () => {
  test('puts the first ones in the order of their descriptors, and what has none behind them', async () => {
    const ranked = await rankByLook(queries, { to: describeShade(22), found, first: 4 })
    expect(idsOf(ranked)).toEqual(['1', '2', '3', '4'])
    expect(ranked[0]?.likeness).toBeGreaterThan(ranked[1]?.likeness ?? 1)
    expect(ranked[3]?.likeness).toBe(0.9)
  })

  test('leaves the others where they were, and does not read them', async () => {
    const ranked = await rankByLook(queries, { to: describeShade(60), found, first: 3 })
    expect(idsOf(ranked)).toEqual(['2', '3', '4', '1'])
    expect(asked.at(-1)).toEqual(['4', '3', '2'])
  })

  test('compares with an asset as well as with a picture', async () => {
    const others = found.filter(({ id }) => id !== '2')
    expect(idsOf(await rankByLook(queries, { to: '2', found: others, first: 3 }))[0]).toBe('1')
  })

  test('changes nothing where nothing can be compared', async () => {
    expect(await rankByLook(queries, { to: '4', found, first: 4 })).toEqual(found)
    expect(await rankByLook(queries, { to: new Uint8Array(3), found, first: 4 })).toEqual(found)
  })
})
