import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookLength } from '../domain/index-entry.ts'
import type { SimilarQuestion } from '../domain/index-question.ts'
import type { OpenedIndex, OpenIndex } from './ask-index.ts'
import { openFilled } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'
import { openDice } from './dice.ts'

const dice = openDice(11)
const drawLook = () => Int8Array.from({ length: lookLength }, () => dice.throw(255) - 127)
/** As the first, but for so many numbers. */
const base = drawLook()
const near = (changed: number) => base.map((number, at) => (at < changed ? -number : number))

const entries = [
  buildEntry(1, { look: base, fields: { keywords: ['1', '2', '3'], people: ['9'] } }),
  buildEntry(2, { look: near(8), fields: { keywords: ['1', '2', '3'], people: ['9'] } }),
  buildEntry(3, { look: near(60), fields: { keywords: ['1'] } }),
  buildEntry(4, { look: near(lookLength), fields: { keywords: ['4'], family: 'creative' } }),
  buildEntry(5, { look: null, fields: { keywords: ['5'] } }),
  buildEntry(6, { assetType: 'film', look: near(2), fields: { keywords: ['1', '2', '3'] } }),
  ...Array.from({ length: 40 }, (_, at) =>
    buildEntry(100 + at, { fields: { keywords: ['7', String(20 + at)], locations: ['Oslo'] } }),
  ),
  ...Array.from({ length: 10 }, (_, at) =>
    buildEntry(200 + at, {
      words: { title: ['sea'] },
      fields: { keywords: ['7', '8'], locations: ['Oslo'] },
    }),
  ),
]

function cosine(one: Int8Array, other: Int8Array): number {
  const dot = (a: Int8Array, b: Int8Array) => a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}

export function indexLikenessContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, entries)
  })
  afterAll(() => opened.close())
  const similar = (to: SimilarQuestion['to'], asked: Partial<SimilarQuestion> = {}) =>
    opened.index.similar({ to, filters: [], assetType: 'image', limit: 10, ...asked })

  test('the more two assets have in common, the higher it stands; what has nothing is left out', async () => {
    const found = await similar({ kind: 'subject', id: '1' })
    expect(found.map(({ id }) => id)).toEqual(['2', '3'])
    expect(found[0]?.likeness).toBeGreaterThan(found[1]?.likeness ?? 0)
  })

  test('likeness of subject is of one type, within the filters, and bounded', async () => {
    expect((await similar({ kind: 'subject', id: '1' }, { assetType: 'film' })).map(({ id }) => id)).toEqual([
      '6',
    ])
    const filters = [{ kind: 'has', field: 'people' }] as const
    expect((await similar({ kind: 'subject', id: '1' }, { filters })).map(({ id }) => id)).toEqual(['2'])
    expect(await similar({ kind: 'subject', id: '1' }, { limit: 1 })).toHaveLength(1)
    expect(await similar({ kind: 'subject', id: '404' })).toEqual([])
  })

  test('looks are as alike as their cosine, the asset itself left out', async () => {
    const found = await similar({ kind: 'look-of', id: '1' })
    expect(found.map(({ id }) => id)).toEqual(['2', '3', '4'])
    for (const { id, likeness } of found) {
      const { look } = entries.find((entry) => entry.id === id) ?? {}
      expect(likeness).toBeCloseTo(cosine(base, look ?? new Int8Array(lookLength)), 4)
    }
  })

  test('a look from outside is compared with all', async () => {
    const found = await similar({ kind: 'look', look: near(8) })
    expect(found.map(({ id }) => id)).toEqual(['2', '1', '3', '4'])
    expect(found[0]?.likeness).toBeCloseTo(1, 4)
    expect((await similar({ kind: 'look', look: base }, { limit: 1 })).map(({ id }) => id)).toEqual(['1'])
  })

  test('likeness of looks is of one type and within the filters', async () => {
    const films = await similar({ kind: 'look', look: base }, { assetType: 'film' })
    expect(films.map(({ id }) => id)).toEqual(['6'])
    const filters = [{ kind: 'one-of', field: 'family', values: ['creative'] }] as const
    const creative = await similar({ kind: 'look-of', id: '1' }, { filters })
    expect(creative.map(({ id }) => id)).toEqual(['4'])
    expect(creative[0]?.likeness).toBeCloseTo(-1, 4)
  })

  test('without a look there is nothing alike', async () => {
    expect(await similar({ kind: 'look-of', id: '5' })).toEqual([])
    expect(await similar({ kind: 'look-of', id: '404' })).toEqual([])
    expect(await similar({ kind: 'look', look: new Int8Array(lookLength) })).toEqual([])
  })

  test('related is what is frequent here and rarer elsewhere', async () => {
    const asked = { filters: [], assetType: 'image', field: 'keywords', limit: 5 } as const
    const related = await opened.index.related({ ...asked, match: { kind: 'token', token: 'sea' } })
    expect(related[0]).toEqual({ value: '8', count: 10 })
    expect(await opened.index.related({ ...asked, match: { kind: 'token', token: 'none' } })).toEqual([])
    expect(await opened.index.related({ ...asked, match: null, limit: 0 })).toEqual([])
  })
}
