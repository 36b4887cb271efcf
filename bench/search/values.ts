import {
  ages,
  compositions,
  ethnicities,
  families,
  licenseModels,
  mediaTypes,
  moods,
  orientations,
  peopleCounts,
} from '../../src/features/catalogue/domain.ts'
import { openZipf } from './random.ts'

/** Fields that hold one value. */
export const singleFields = [
  'family',
  'licenseModel',
  'mediaType',
  'orientation',
  'numberOfPeople',
  'collection',
] as const
/** Fields that hold any number of values. */
export const listFields = [
  'compositions',
  'ages',
  'ethnicities',
  'moods',
  'events',
  'people',
  'locations',
] as const
export type BenchField = (typeof singleFields)[number] | (typeof listFields)[number]

/** Counted for every question: eight short lists, then four long ones. */
export const facetFields = [
  'family',
  'licenseModel',
  'mediaType',
  'orientation',
  'compositions',
  'numberOfPeople',
  'ages',
  'ethnicities',
  'collection',
  'events',
  'people',
  'locations',
] as const satisfies readonly BenchField[]

/** Of these, the most frequent values are told; of the others all. */
export const longFields: ReadonlySet<BenchField> = new Set(['collection', 'events', 'people', 'locations'])
export const mostLongValues = 20
export const mostShortValues = 30

const shortValues: Readonly<Partial<Record<BenchField, readonly string[]>>> = {
  family: families,
  licenseModel: licenseModels,
  mediaType: mediaTypes,
  orientation: orientations,
  numberOfPeople: peopleCounts,
  compositions,
  ages,
  ethnicities,
  moods,
}

export type Draw = (field: BenchField, drawn: number) => string

/** Draws values of each field; the long lists grow with the catalogue. */
export function openValues(assets: number): Draw {
  const counts: Readonly<Partial<Record<BenchField, number>>> = {
    collection: 300,
    events: Math.max(500, Math.floor(assets / 20)),
    people: Math.max(300, Math.floor(assets / 33)),
    locations: Math.max(200, Math.floor(assets / 50)),
  }
  const ranks = Object.fromEntries(
    [...singleFields, ...listFields].map((field) => {
      const count = shortValues[field]?.length ?? counts[field] ?? 1
      return [field, openZipf(count, count > 100 ? 0.9 : 0.7)]
    }),
  )
  return (field, drawn) => {
    const rank = ranks[field]?.(drawn) ?? 0
    return shortValues[field]?.[rank] ?? `${field}_${rank}`
  }
}
