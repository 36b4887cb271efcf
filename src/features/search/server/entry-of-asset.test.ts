import { describe, expect, test } from 'vitest'
import type { IndexedAsset } from '#features/catalogue/server.ts'
import { smallVocabulary } from '../testing/small-vocabulary.ts'
import { entryOfAsset } from './entry-of-asset.ts'
import { openLanguage } from './language/open-language.ts'

const language = openLanguage(smallVocabulary)

const asset: IndexedAsset = {
  id: '7',
  assetType: 'image',
  family: 'editorial',
  mediaType: 'photography',
  licenseModel: 'rm',
  availability: 'online',
  orientation: 'horizontal',
  numberOfPeople: 'one',
  definition: null,
  frameRate: null,
  durationMs: null,
  editorialProducts: ['news'],
  compositions: [],
  ages: [],
  ethnicities: [],
  moods: [],
  techniques: [],
  viewpoints: [],
  isEmbeddable: true,
  hasNudity: false,
  modelRelease: 'released',
  propertyRelease: 'notapplicable',
  isRestricted: false,
  isGenerated: false,
  isEditable: false,
  originalFormat: 'jpg',
  collectionKey: 'quiet',
  collectionName: 'Quiet Studio',
  artist: 'Ada Example',
  eventId: '5',
  eventName: 'Boat Races',
  eventIds: ['5', '3'],
  seriesId: null,
  stackId: '9',
  people: [{ id: '11', name: 'Jo O’Neil' }],
  place: { venue: null, city: 'Paris', region: null, country: 'FR' },
  keywordIds: [2],
  freeKeywords: ['regatta day', 'wet'],
  curatedSets: [],
  createdOn: '1970-01-03',
  submittedOn: '1969-01-01',
  popularity: 3,
  qualityRank: 2,
  width: 4000,
  height: 6000,
  title: 'Dogs racing',
  caption: 'A close-up of dogs.',
  palette: [1, 0, 0, 1],
  descriptor: null,
}

const entryOf = (change: Partial<IndexedAsset> = {}) => entryOfAsset({ ...asset, ...change }, language)

describe('the words of an asset', () => {
  test('stand in their parts', () => {
    const { words } = entryOf()
    expect(words.title).toEqual(['dog', 'race'])
    expect(words.caption).toEqual(['a', 'close', 'up', 'of', 'dog', '', 'closeup'])
    expect(words.freeKeywords).toEqual(['regatta', 'day', '', 'wet'])
    expect(words.names).toEqual(
      'jo oneil . boat race . paris . france . ada example . quiet studio'
        .split(' ')
        .map((word) => (word === '.' ? '' : word)),
    )
    expect(new Set(words.colors).size).toBe(1)
  })

  test('SEARCH-07: keywords and the country are concepts, with all above them', () => {
    const { words } = entryOf()
    expect(new Set(words.concepts)).toEqual(new Set(['K2', 'K10']))
    expect(words.broaderConcepts).toEqual(['K1', 'K11'])
    expect(entryOf({ keywordIds: [2, 1, 10] }).words.broaderConcepts).toEqual(['K11'])
  })

  test('the keywords that were written first count twice', () => {
    const { words } = entryOf({ keywordIds: [6, 5, 4, 3, 2], place: null })
    expect(words.concepts).toEqual('K6 K5 K4 K3 K2 K6 K5 K4 K3'.split(' '))
  })

  test('a title in another language is stemmed in it, and found by who does not know it', () => {
    const { words } = entryOf({
      title: 'Die Hunde und das Haus',
      caption: 'Zwei Hunde spielen in der Hundehütte',
    })
    expect(words.title).toEqual(expect.arrayContaining(['hund', 'hunde']))
    expect(words.caption).toEqual(expect.arrayContaining(['hundehutt', 'hutt']))
  })

  test('a country that is no keyword keeps its name', () => {
    const place = { venue: null, city: null, region: null, country: 'Valdoria' }
    expect(entryOf({ place }).words.names).toContain('valdoria')
    expect(entryOf({ place }).fields.locations).toEqual(['Valdoria'])
  })
})

describe('the fields of an asset', () => {
  test('days are counted, and what is older counts as the first', () => {
    expect(entryOf().fields).toMatchObject({ createdOn: 2, submittedOn: 0 })
    expect(entryOf({ createdOn: null }).fields.createdOn).toBeNull()
  })

  test('lists are ids, names are as they are written', () => {
    expect(entryOf().fields).toMatchObject({
      keywords: ['2'],
      people: ['11'],
      events: ['5', '3'],
      locations: ['Paris', 'FR'],
      stack: '9',
      series: null,
      longerSide: 6000,
    })
    expect(entryOf({ artist: '' }).fields.artist).toBeNull()
  })

  test('released is what needs no further release', () => {
    const marks = (change: Partial<IndexedAsset>) => entryOf(change).fields.marks
    expect(marks({})).toEqual(['embeddable', 'released', 'unrestricted'])
    expect(marks({ isRestricted: true })).toEqual(['embeddable', 'released'])
    expect(marks({ modelRelease: 'limited' })).toEqual(['embeddable'])
    expect(marks({ moods: ['bandw'], originalFormat: 'svg', hasNudity: true })).toEqual([
      'embeddable',
      'nudity',
      'released',
      'blackandwhite',
      'vectorfile',
      'unrestricted',
    ])
  })

  test('a picture that nobody has looked at has no look', () => {
    expect(entryOf().look).toBeNull()
  })
})
