import { expect, test } from 'vitest'
import { planDemo } from './plan-demo.ts'
import { shelfSetTexts } from './shelf-set-texts.data.ts'
import { shelfSets } from './shelf-sets.ts'

const plan = await planDemo()
const sets = shelfSets(plan)

test('every media kind has curated and signature sets, each with enough to look through', () => {
  for (const shelf of ['curated', 'signature'])
    for (const kind of ['images', 'illustrations', 'vectors', 'videos'])
      expect(sets.filter(({ key }) => key.startsWith(`${shelf}-${kind}-`)).length).toBeGreaterThanOrEqual(2)
  for (const { key, sourceKeys } of sets) {
    expect(sourceKeys.length, key).toBeGreaterThanOrEqual(12)
    expect(new Set(sourceKeys).size, key).toBe(sourceKeys.length)
  }
})

test('every set is called something in each language that we speak', () => {
  for (const { key, name, description, texts } of sets)
    for (const locale of ['de', 'ja'] as const) {
      const text = texts[locale]
      expect(text?.name, `${key} ${locale}`).toMatch(/\S/)
      expect(text?.description, `${key} ${locale}`).toMatch(/\S/)
      expect([name, description], `${key} ${locale}`).not.toContain(text?.description)
    }
  expect(Object.keys(shelfSetTexts).toSorted()).toEqual(sets.map(({ key }) => key).toSorted())
})

test('a set holds what its place says', () => {
  const pieces = new Map(
    Array.from({ length: plan.chosen }, (_, place) => {
      const { record } = plan.pieceAt(place)
      return [record.sourceKey, record] as const
    }),
  )
  for (const { key, sourceKeys } of sets)
    for (const sourceKey of sourceKeys) {
      const record = pieces.get(sourceKey)
      expect(record?.assetType === 'film', `${key} ${sourceKey}`).toBe(key.includes('-videos-'))
      expect(record?.mediaType === 'vector', `${key} ${sourceKey}`).toBe(key.includes('-vectors-'))
    }
})
