import { describe, expect, test } from 'vitest'
import type { GroupQuestion } from '#features/search/domain.ts'
import { type FindGallery, type GalleryQuestion, IndexUnavailable } from '#features/search/server.ts'
import { buildGallery } from '#features/search/testing.ts'
import type { CoverageQuestion } from '../domain/coverage.ts'
import { buildCard } from '../testing/build-coverage.ts'
import { type CoverageNeeds, findCoverage } from './find-coverage.ts'

const question: CoverageQuestion = {
  visit: { site: 'argus', locale: 'de', viewed: [] },
  desk: 'news',
  day: null,
  page: 2,
}
const event = { id: '7', name: 'Harbor run', place: 'Aldermont', date: '2026-02-27' }
const groups = [
  {
    event: { ...event, images_count: 12, films_count: 1 },
    assets: ['1', '2', '3', '4', '5', '6'].map((id) => buildCard({ id })),
    count: 6,
  },
  { event: { ...event, id: '8', images_count: 0, films_count: 0 }, assets: [], count: 0 },
]
const facts = {
  id: '1',
  shortTitle: '',
  caption: '',
  mediaType: 'photography',
  collection: { id: 'wire', name: 'Wire' },
  dateCreated: '2026-02-28',
  editorialProducts: ['sport', 'news'],
  event: null,
  placeholder: '',
} as const

function open(over: Partial<CoverageNeeds> = {}) {
  const asked: { galleries: GalleryQuestion[]; groups: GroupQuestion[] } = { galleries: [], groups: [] }
  const findGallery: FindGallery = async (wanted) => {
    asked.galleries.push(wanted)
    return { kind: 'found', gallery: buildGallery({ groups, pageCount: 3 }), next: null }
  }
  const needs: CoverageNeeds = {
    findGallery,
    index: {
      group: async (wanted) => {
        asked.groups.push(wanted)
        return { groups: [{ value: 'apollo', count: 40, ids: ['1', '2'] }], groupCount: 41 }
      },
    },
    catalogue: {
      readListedFacts: async () => new Map([['1', facts]]),
      readNames: async () => ({
        ...{ people: new Map(), events: new Map(), curatedSets: new Map() },
        collections: new Map([['apollo', 'Apollo']]),
      }),
      readCards: async (ids) => ids.map((id) => buildCard({ id })),
    },
    today: () => 20_512,
    ...over,
  }
  return { asked, needs }
}

describe('what a desk has covered', () => {
  test('events come newest first, with the day of the newest frame and the desk that asked', async () => {
    const { asked, needs } = open()
    expect(await findCoverage(question, needs)).toEqual({
      kind: 'found',
      page: 2,
      pageCount: 3,
      coverage: [
        {
          ...{ kind: 'event', id: '7', name: 'Harbor run', place: 'Aldermont', day: '2026-02-28' },
          ...{ product: 'news', images: 12, films: 1 },
          frames: groups[0]?.assets.slice(0, 4),
        },
      ],
    })
    expect(asked.galleries[0]?.parameters).toMatchObject({
      assettype: 'image',
      family: 'editorial',
      editorialproducts: 'news',
      groupbyevent: true,
      sortorder: 'newest',
      page: '2',
    })
  })

  test('an event whose newest frame has no day is covered on the day it began', async () => {
    const { needs } = open()
    const readListedFacts = async () => new Map([['1', { ...facts, dateCreated: null }]])
    const outcome = await findCoverage(question, {
      ...needs,
      catalogue: { ...needs.catalogue, readListedFacts },
    })
    expect(outcome).toMatchObject({ coverage: [{ day: '2026-02-27' }] })
  })

  test('a day is the first and the last', async () => {
    const { asked, needs } = open()
    await findCoverage({ ...question, day: '2026-02-28' }, needs)
    expect(asked.galleries[0]?.parameters).toMatchObject({ begindate: '2026-02-28', enddate: '2026-02-28' })
  })

  test('the archive is told by collections, and asks for no events', async () => {
    const { asked, needs } = open()
    const outcome = await findCoverage({ ...question, desk: 'archival' }, needs)
    expect(outcome).toMatchObject({
      pageCount: 3,
      coverage: [{ kind: 'collection', id: 'apollo', name: 'Apollo', day: '', images: 40, films: 0 }],
    })
    expect(asked.galleries).toEqual([])
    expect(asked.groups).toMatchObject([{ by: 'collection', each: 4, offset: 20 }])
    expect(asked.groups[0]?.filters).toContainEqual({
      kind: 'one-of',
      field: 'editorialProducts',
      values: ['archival'],
    })
  })

  test('no answer of the index is an outcome', async () => {
    const unavailable = { kind: 'unavailable', retryAfterSeconds: 5 } as const
    const { needs } = open({
      findGallery: async () => unavailable,
      index: {
        group: async () => {
          throw new IndexUnavailable('not yet')
        },
      },
    })
    expect(await findCoverage(question, needs)).toEqual(unavailable)
    expect(await findCoverage({ ...question, desk: 'archival' }, needs)).toEqual(unavailable)
  })
})
