import type { EntryField, IndexEntry } from '../../src/features/search/domain.ts'
import { entryFields } from '../../src/features/search/domain.ts'
import { openRandom, openZipf } from './random.ts'
import { type BenchField, openValues } from './values.ts'
import { vocabulary } from './vocabulary.ts'

const entriesAtOnce = 2_000
/** Days since 1970: the youngest are most. */
export const firstDay = 12_000
export const lastDay = 20_000

/**
 * A catalogue that was never photographed, the same for the same size: titles of 8 to 12 words, 15 to 30 keywords of the
 * same vocabulary, 15 % films, 45 % editorial. Nothing has a look, and keywords are words alone.
 */
export function* entryBatches(assets: number): Generator<readonly IndexEntry[]> {
  const draw = openValues(assets)
  const wordRank = openZipf(vocabulary.length, 1, 10)
  for (let start = 0; start < assets; start += entriesAtOnce) {
    const count = Math.min(entriesAtOnce, assets - start)
    yield Array.from({ length: count }, (_, at) => makeEntry(start + at + 1, draw, wordRank))
  }
}

const noFields = Object.fromEntries(
  (Object.keys(entryFields) as EntryField[]).map((field) => [
    field,
    entryFields[field].kind === 'choices' || entryFields[field].kind === 'names' ? [] : null,
  ]),
) as unknown as IndexEntry['fields']

function makeEntry(
  id: number,
  draw: (field: BenchField, drawn: number) => string,
  wordRank: (drawn: number) => number,
): IndexEntry {
  const random = openRandom(id)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const one = (field: BenchField) => draw(field, random())
  const some = (field: BenchField, count: number) => [
    ...new Set(Array.from({ length: count }, () => one(field))),
  ]
  const words = (count: number) => Array.from({ length: count }, () => vocabulary[wordRank(random())] ?? '')
  const isFilm = random() < 0.15
  const isEditorial = random() < 0.45
  const fields = {
    ...noFields,
    family: isEditorial ? 'editorial' : 'creative',
    licenseModel: one('licenseModel'),
    mediaType: one('mediaType'),
    availability: 'online',
    orientation: one('orientation'),
    numberOfPeople: one('numberOfPeople'),
    collection: one('collection'),
    compositions: some('compositions', upTo(3)),
    ages: some('ages', upTo(2)),
    ethnicities: some('ethnicities', upTo(2)),
    moods: some('moods', 1 + upTo(2)),
    events: some('events', isEditorial ? 1 : 0),
    people: some('people', isEditorial ? upTo(3) : 0),
    locations: some('locations', upTo(2)),
    marks: [...(random() < 0.6 ? ['released'] : []), ...(random() < 0.2 ? ['exclusive'] : [])],
    createdOn: Math.floor(lastDay - random() * random() * (lastDay - firstDay)),
    durationMs: isFilm ? 1_000 * (1 + Math.floor(random() * random() * 300)) : null,
    popularity: Math.floor(random() ** 6 * 1e6),
    quality: 1 + upTo(4),
  } as IndexEntry['fields']
  return {
    id: String(id),
    assetType: isFilm ? 'film' : 'image',
    fields,
    words: { title: words(8 + upTo(4)), concepts: words(15 + upTo(15)) },
    look: null,
  }
}
