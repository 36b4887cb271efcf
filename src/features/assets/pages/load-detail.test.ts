import { describe, expect, test } from 'vitest'
import type { AssetCard, AssetDetail } from '#features/catalogue/domain.ts'
import { buildVisit } from '#visit/testing/build-visit.ts'
import type { Visit } from '#visit/visit.ts'
import { findGalleries } from '../server/find-galleries.ts'
import type { Neighbors } from '../server/neighbors.port.ts'
import { buildDetail } from '../testing/build-detail.ts'
import { type DetailData, load } from './detail.load.ts'

const visit = buildVisit({ prefix: 'de', locale: 'de', spoken: 'de' })
const card = (id: string): AssetCard => buildDetail({ id })

type Given = {
  asset?: Partial<AssetDetail>
  isWithdrawn?: boolean
  similar?: () => Promise<readonly string[] | null>
  sharing?: Readonly<Record<string, readonly string[]>>
}

async function loadWith(id: string, given: Given = {}, site: Visit['site'] = 'argus') {
  const { asset = {}, isWithdrawn = false, similar = async () => ['2', '3'], sharing = {} } = given
  let questions = 0
  const reported: unknown[] = []
  const readCards = async (ids: readonly string[]) => {
    questions += 1
    return ids.map(card)
  }
  const neighbors: Neighbors = {
    findSimilar: similar,
    findSharing: async (_, { field }) => sharing[field] ?? [],
  }
  const loaded = await load({
    visit: { ...visit, site },
    parameters: { id },
    query: new URLSearchParams(),
    needs: {
      catalogue: {
        readDetail: async (asked) =>
          asked === '7' ? { detail: buildDetail(asset), isWithdrawn, keywordIds: [] } : null,
        readCards,
        findCards: async () => ({ cards: [card('90')], total: 1 }),
      },
      neighbors,
      findRelatedGalleries: (center, asked) =>
        findGalleries(center, asked, { neighbors, catalogue: { readCards } }),
      namePlace: (place, locale) => `${place} in ${locale}`,
      report: (error) => reported.push(error),
    },
  })
  return { loaded, reported, questions: () => questions }
}

async function galleriesOf({ galleries }: DetailData) {
  return (await galleries).map(({ kind, assets }) => [kind, assets.map(({ id }) => id)])
}

function dataOf({ loaded }: Awaited<ReturnType<typeof loadWith>>): DetailData {
  if (loaded.kind !== 'found') throw new Error(loaded.kind)
  return loaded.data
}

describe('ASSET-01: the load of an asset’s page', () => {
  test('galleries come in order, none shows an asset twice, and one question reads all', async () => {
    const outcome = await loadWith('7', {
      asset: { event: { id: '5', name: 'Regatta', images: 3, films: 0 }, stackId: '4' },
      similar: async () => ['2', '3', '4', '5'],
      sharing: { event: ['2', '6'], stack: ['2'], artist: ['4', '8', '9'] },
    })
    expect(await galleriesOf(dataOf(outcome))).toEqual([
      ['event', ['2', '6']],
      ['similar', ['3', '4', '5']],
      ['artist', ['8', '9']],
    ])
    expect(outcome.questions()).toBe(1)
  })

  test('what cannot be found is absent, the rest is there', async () => {
    const outcome = await loadWith('7', {
      similar: async () => null,
      sharing: { artist: ['8', '9'] },
    })
    expect(await galleriesOf(dataOf(outcome))).toEqual([['artist', ['8', '9']]])
    expect(outcome.reported).toEqual([])
  })

  test('a surprise costs the galleries, not the page, and is reported', async () => {
    const broken = new Error('broken')
    const outcome = await loadWith('7', { similar: () => Promise.reject(broken) })
    expect(await galleriesOf(dataOf(outcome))).toEqual([])
    expect(outcome.reported).toEqual([broken])
  })

  test('the picture does not wait for its neighbors', async () => {
    const slow = Promise.withResolvers<readonly string[]>()
    const outcome = await loadWith('7', { similar: () => slow.promise })
    const data = dataOf(outcome)
    expect(data.galleries).toBeInstanceOf(Promise)
    slow.resolve(['2', '3'])
    expect(await galleriesOf(data)).toEqual([['similar', ['2', '3']]])
  })

  test('a country is called as the visitor calls it, and searched for by its own name', async () => {
    const place = { venue: null, city: 'Lund', region: null, country: 'Sweden' }
    expect(dataOf(await loadWith('7', { asset: { place } }))).toMatchObject({
      countryName: 'Sweden in de',
      asset: { place: { country: 'Sweden' } },
    })
    expect(dataOf(await loadWith('7', { asset: { place: null } })).countryName).toBeNull()
  })

  test('only what is marked for it is embedded, and on one site', async () => {
    expect(dataOf(await loadWith('7')).embeds).toBe(true)
    expect(dataOf(await loadWith('7', {}, 'bokeh')).embeds).toBe(false)
    expect(dataOf(await loadWith('7', { asset: { isEmbeddable: false } })).embeds).toBe(false)
    expect(dataOf(await loadWith('7', { asset: { isOffline: true } })).embeds).toBe(false)
  })

  test('an id as boards write it leads to the plain one', async () => {
    expect((await loadWith('gi:7')).loaded).toEqual({ kind: 'moved', to: '/de/detail/7' })
  })
})

describe('ROUTE-04: what is not there', () => {
  test.each([['8'], ['nonsense'], [''], ['0'], ['99999999999999999999']])('%s never was', async (id) => {
    expect((await loadWith(id)).loaded.kind).toBe('not-found')
  })

  test('ROUTE-03: an asset of the other site does not exist here', async () => {
    expect((await loadWith('7', { asset: { family: 'editorial' } }, 'bokeh')).loaded.kind).toBe('not-found')
    expect((await loadWith('7', { asset: { licenseModel: 'rm' } }, 'bokeh')).loaded.kind).toBe('not-found')
    expect((await loadWith('7', { asset: { family: 'editorial' } })).loaded.kind).toBe('found')
  })

  test('what was withdrawn is gone and shows similar ones', async () => {
    const { loaded } = await loadWith('7', { isWithdrawn: true })
    expect(loaded).toMatchObject({ kind: 'gone', similar: [{ id: '2' }, { id: '3' }] })
  })

  test('while the index cannot tell, it shows others of the collection', async () => {
    const { loaded } = await loadWith('7', { isWithdrawn: true, similar: async () => null })
    expect(loaded).toMatchObject({ kind: 'gone', similar: [{ id: '90' }] })
  })
})
