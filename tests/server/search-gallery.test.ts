import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueQueries, indexQueries, termQueries } from '../../src/features/catalogue/server.ts'
import { facetFields, facetMarks, valueParts } from '../../src/features/search/domain/facet-fields.ts'
import {
  availableParameters,
  type Gallery,
  type IndexEntry,
  lookLength,
  type ParameterName,
  parseAddress,
  profileOf,
  type SearchParameters,
} from '../../src/features/search/domain.ts'
import {
  entryOfAsset,
  findGallery,
  type GalleryNeeds,
  galleryCalls,
  IndexUnavailable,
  openLanguage,
} from '../../src/features/search/server.ts'
import { createMemory } from '../../src/platform/remember.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Visit } from '../../src/visit/visit.ts'
import { buildIndex } from '../support/build-index.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { keepMixedLibrary } from '../support/mixed-library.ts'

type Site = 'argus' | 'bokeh'
const today = Date.UTC(2026, 10, 15) / 86_400_000

let needs: GalleryNeeds
let entries: ReadonlyMap<string, IndexEntry>
let queries = 0
const open = new AsyncDisposableStack()

beforeAll(async () => {
  const directory = await makeDirectory('gallery')
  open.defer(directory.remove)
  const { db } = open.use(await freshDatabase())
  await keepMixedLibrary(db)
  const { index } = open.use(await buildIndex({ db, directory: directory.path }))
  const language = openLanguage(await termQueries(db).readVocabularyRows())
  const assets = await indexQueries(db).scanForIndex('0', 1_000)
  entries = new Map(assets.map((asset) => [asset.id, entryOfAsset(asset, language)]))
  needs = {
    index,
    language,
    catalogue: counted(catalogueQueries(db)),
    readImageSearch: async (token) =>
      token === 'known' ? { look: new Int8Array(lookLength).fill(1), pictureUrl: '/picture' } : null,
    remember: createMemory({ forMs: 60_000, atMost: 100 }),
    today: () => today,
  }
})

afterAll(() => open.disposeAsync())

function counted<Queries extends object>(catalogue: Queries): Queries {
  return new Proxy(catalogue, {
    get(target, name, receiver) {
      queries += 1
      return Reflect.get(target, name, receiver)
    },
  })
}

const visit = (site: Site, over: Partial<Visit> = {}): Visit => buildVisit({ site, ...over })

async function find(parameters: SearchParameters, site: Site = 'argus', over: Partial<Visit> = {}) {
  const outcome = await findGallery({ visit: visit(site, over), parameters }, needs)
  if (outcome.kind !== 'found') throw new Error('the index did not answer')
  return outcome.gallery
}
const idsOf = ({ assets }: Gallery) => assets.map(({ id }) => id)
const totalOf = ({ counts, searchParameters }: Gallery) =>
  searchParameters.assettype === 'film' ? counts.films : counts.images
const all = (has: (entry: IndexEntry) => boolean) => [...entries.values()].filter(has).map(({ id }) => id)
const listed = (value: unknown) => (Array.isArray(value) ? value : [value])

/** A parameter with one value, as its kind writes it. */
function withValue(parameters: SearchParameters, name: ParameterName, id: string, site: Site) {
  const query = new URLSearchParams({ ...(parameters.family && { family: parameters.family }), [name]: id })
  const value = parseAddress(site, parameters.assettype, query)?.[name]
  return { ...parameters, [name]: value }
}

describe('SEARCH-01 and SEARCH-02: every parameter selects, and a count is what one gets', () => {
  const states: readonly (readonly [Site, SearchParameters])[] = [
    ['argus', { assettype: 'image' }],
    ['argus', { assettype: 'image', family: 'creative' }],
    ['argus', { assettype: 'image', family: 'editorial', phrase: 'boat' }],
    ['argus', { assettype: 'film' }],
    ['argus', { assettype: 'film', family: 'creative', filmdefinition: ['hd'], framerate: ['25'] }],
    ['argus', { assettype: 'image', orientations: ['square', 'vertical'], people: 'with', license: 'rm' }],
    ['argus', { assettype: 'image', numberofpeople: ['two', 'none'], embeddable: true, viewpoint: ['tilt'] }],
    ['argus', { assettype: 'image', family: 'editorial', phrase: 'Person 3', specificpeople: ['1', '2'] }],
    [
      'argus',
      { assettype: 'image', collections: ['c3', 'c14'], locations: ['FR'], offlinecontent: 'include' },
    ],
    ['bokeh', { assettype: 'image', family: 'creative' }],
    ['bokeh', { assettype: 'image', family: 'creative', mood: 'bold', excludenudity: true }],
    ['bokeh', { assettype: 'film', family: 'creative', contributor: 'Bo Ek' }],
  ]

  test.each(states)('%s %o', async (site, parameters) => {
    const { facets } = await find(parameters, site)
    const available = availableParameters(parameters, profileOf(site))
    let compared = 0
    for (const name of Object.keys(available) as ParameterName[]) {
      const rule = facetFields[name]
      const mark = facetMarks[name]
      if (!rule && !mark) continue
      const shown = new Map(facets[name]?.map(({ id, count }) => [id, count]))
      const closed = mark ? [mark.value] : available[name]?.values
      const ids = [...(closed ?? shown.keys())].filter((id) =>
        // What the site does not sell cannot be asked for; with a phrase that finds nothing, more than this is tried.
        site === 'bokeh' && name === 'family' ? id === 'creative' : !parameters.phrase || shown.has(id),
      )
      const galleries = await Promise.all(
        ids.map((id) =>
          find(withValue(parameters, name, id, site), site).then((found) => [id, found] as const),
        ),
      )
      for (const [id, gallery] of galleries) {
        expect(totalOf(gallery), `${name}=${id}`).toBe(shown.get(id) ?? 0)
        const wanted = mark ? [mark.mark] : (valueParts[name]?.[id] ?? (closed ? id.split(',') : [id]))
        const wrong = gallery.assets.filter((asset) => {
          const values = listed(entries.get(asset.id)?.fields[rule?.field ?? 'marks'])
          return wanted.some((value) => values.includes(value)) === (mark?.isWithout === true)
        })
        expect(
          wrong.map((asset) => asset.id),
          `${name}=${id}`,
        ).toEqual([])
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(20)
  })

  test.each<[SearchParameters, (entry: IndexEntry) => boolean]>([
    [{ stackid: '1' }, ({ fields }) => fields.stack === '1'],
    [{ eventid: '2' }, ({ fields }) => fields.event === '2'],
    [{ curatedset: 'hero' }, ({ fields }) => fields.curatedSets.includes('hero')],
    [{ specialcollectionid: 'c3' }, ({ fields }) => fields.collection === 'c3'],
    [{ editorialsources: ['c3', 'c4'] }, ({ fields }) => ['c3', 'c4'].includes(fields.collection ?? '')],
    [{ begindate: '2026-08-01' }, ({ fields }) => (fields.createdOn ?? 0) >= Date.UTC(2026, 7, 1) / 864e5],
    [{ offlinecontent: 'only' }, ({ fields }) => fields.availability === 'offline'],
    [{ offlinecontent: 'include' }, () => true],
  ])('%o selects exactly these', async (parameters, has) => {
    const gallery = await find({ assettype: 'image', ...parameters })
    const isSeen = (entry: IndexEntry) =>
      entry.assetType === 'image' &&
      (parameters.offlinecontent !== undefined || entry.fields.availability === 'online')
    expect(gallery.counts.images).toBe(all((entry) => isSeen(entry) && has(entry)).length)
    expect(gallery.counts.images).toBeGreaterThan(0)
  })

  test('durations are those of films', async () => {
    const { assets } = await find({ assettype: 'film', videodurationmin: '10', videodurationmax: '20' })
    expect(assets.length).toBeGreaterThan(0)
    for (const { durationMs } of assets) expect(durationMs).toSatisfy((ms) => ms >= 10_000 && ms < 21_000)
  })

  test('names stand beside ids, countries as the visitor calls them', async () => {
    const { facets } = await find({ family: 'editorial' }, 'argus', { locale: 'de' })
    expect(facets.specificpeople).toHaveLength(12)
    expect(facets.specificpeople?.every(({ name }) => /^Person \d+$/.test(name))).toBe(true)
    expect(facets.events?.map(({ name }) => name)).toContain('The Games')
    expect(facets.collections?.every(({ name }) => name.startsWith('Collection '))).toBe(true)
    expect(facets.locations).toContainEqual(expect.objectContaining({ id: 'FR', name: 'Frankreich' }))
    expect(facets.orientations?.[0]?.name).toBe('')
  })

  test('random has an order of its own, the same on every page of a day', async () => {
    const [first, second] = await Promise.all([
      find({ sortorder: 'random' }),
      find({ sortorder: 'random', page: '2' }),
    ])
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(120)
    expect(idsOf(first)).not.toEqual(idsOf(await find({})))
    expect(idsOf(await find({ sortorder: 'random' }))).toEqual(idsOf(first))
  })
})

describe('SEARCH-05', () => {
  test('morelikethis: what has most in common first, without the asset itself', async () => {
    const [id = ''] = all(({ assetType, fields }) => assetType === 'image' && fields.people.length > 0)
    const gallery = await find({ morelikethis: id })
    expect(gallery.likeness).toMatchObject({ kind: 'asset', asset: { id } })
    expect(gallery.assets.length).toBeGreaterThan(10)
    expect(idsOf(gallery)).not.toContain(id)
    const similar = await needs.index.similar({
      ...{ to: { kind: 'subject', id }, assetType: 'image', limit: 3 },
      filters: [{ kind: 'one-of', field: 'availability', values: ['online'] }],
    })
    expect(idsOf(gallery).slice(0, 3)).toEqual(similar.map((each) => each.id))
    expect(gallery.counts.films).toBeGreaterThan(0)
  })

  test('morelikethis: filters choose from what is alike, and pages follow each other', async () => {
    const [id = ''] = all(({ fields }) => fields.people.length > 0)
    const whole = await find({ morelikethis: id })
    const next = await find({ morelikethis: id, page: '2' })
    expect(new Set([...idsOf(whole), ...idsOf(next)]).size).toBe(Math.min(120, whole.counts.images))
    const square = whole.facets.orientations?.find((option) => option.id === 'square')
    const narrowed = await find({ morelikethis: id, orientations: ['square'] })
    expect(narrowed.counts.images).toBe(square?.count)
  })

  test.each<[string, SearchParameters, Site]>([
    ['an asset that nobody knows', { morelikethis: '999999999' }, 'argus'],
    [
      'a picture that nobody brought',
      { searchbyimage: 'unknown', imageurl: 'https://a.example/b.jpg' },
      'argus',
    ],
  ])('%s: an empty gallery', async (_, parameters, site) => {
    const gallery = await find({ ...parameters, phrase: 'boatt' }, site)
    expect(gallery).toMatchObject({ assets: [], counts: { images: 0, films: 0 }, pageCount: 0 })
    expect(gallery.queryCorrections).toEqual([])
  })

  test('morelikethis: of what this site does not sell nothing is told', async () => {
    const [id = ''] = all(({ fields }) => fields.family === 'editorial')
    expect(await find({ morelikethis: id, family: 'creative' }, 'bokeh')).toMatchObject({
      assets: [],
      likeness: null,
    })
  })

  test('searchbyimage: the picture is told', async () => {
    const { likeness } = await find({ searchbyimage: 'known' })
    expect(likeness).toEqual({ kind: 'picture', pictureUrl: '/picture', imageUrl: null })
  })

  test('recentlyviewed: the latest first, unless another order is asked for, and filters hold', async () => {
    const images = all(({ assetType, fields }) => assetType === 'image' && fields.availability === 'online')
    const viewed = [images[9], images[2], images[5], '999999999'].flatMap((id) => id ?? [])
    const gallery = await find({ recentlyviewed: 'true' }, 'argus', { viewed })
    expect(idsOf(gallery)).toEqual(viewed.slice(0, 3))
    const newest = await find({ recentlyviewed: 'true', sortorder: 'newest' }, 'argus', { viewed })
    expect([...idsOf(newest)].sort()).toEqual(viewed.slice(0, 3).sort())
    const family = entries.get(viewed[0] ?? '')?.fields.family ?? ''
    const narrowed = await find({ recentlyviewed: 'true', family }, 'argus', { viewed })
    expect(idsOf(narrowed)[0]).toBe(viewed[0])
    expect((await find({ recentlyviewed: 'true' })).assets).toEqual([])
  })

  test('groupbyevent: events with their best assets and how many there are', async () => {
    const { groups, assets, pageCount, counts } = await find({ groupbyevent: true })
    expect(assets).toEqual([])
    expect(pageCount).toBe(1)
    expect(groups?.length).toBeGreaterThan(3)
    expect(counts.images).toBeGreaterThan(0)
    for (const group of groups ?? []) {
      const own = (type: string) =>
        all(
          ({ assetType, fields }) =>
            assetType === type && fields.event === group.event.id && fields.availability === 'online',
        )
      expect(group.count).toBe(own('image').length)
      expect(group.event).toMatchObject({ images_count: group.count, films_count: own('film').length })
      expect(group.assets.map(({ id }) => id).filter((id) => !own('image').includes(id))).toEqual([])
      expect(group.assets).toHaveLength(Math.min(6, group.count))
    }
    expect((await find({ groupbyevent: true, page: '2' })).groups).toEqual([])
  })

  test('eventid, parenteventid and events: the events are told, with what there is of them', async () => {
    const parent = (await find({ family: 'editorial' })).facets.events?.find(
      ({ name }) => name === 'The Games',
    )
    const id = parent?.id ?? ''
    const within = (type: string) =>
      all(
        ({ assetType, fields }) =>
          assetType === type && fields.events.includes(id) && fields.availability === 'online',
      ).length
    const above = await find({ parenteventid: id, orientations: ['square'] })
    expect(above.events).toEqual([
      expect.objectContaining({
        name: 'The Games',
        images_count: within('image'),
        films_count: within('film'),
      }),
    ])
    expect(within('image')).toBeGreaterThan(above.counts.images)
    const [child] = all(({ fields }) => fields.events.includes(id))
    const event = entries.get(child ?? '')?.fields.event ?? ''
    expect((await find({ eventid: event }, 'argus', { locale: 'de' })).events).toEqual([
      expect.objectContaining({ id: event, place: 'Paris, Frankreich', date: '2026-05-04' }),
    ])
    expect((await find({ events: [id, event, '999999'] })).events.map((each) => each.id)).toEqual([id, event])
  })

  test('the one collection or curated set has a name', async () => {
    expect((await find({ collections: ['c3'] })).setName).toBe('Collection 3')
    expect((await find({ curatedset: 'hero' })).setName).toBe('Heroes')
    expect((await find({ curatedset: 'hero' }, 'argus', { locale: 'de' })).setName).toBe('Helden')
    expect((await find({ collections: ['c3', 'c4'] })).setName).toBeNull()
    expect((await find({ collections: ['nothing'] })).setName).toBeNull()
  })
})

describe('SEARCH-03: around a phrase', () => {
  test('related terms have pictures, no picture twice, on the first page alone', async () => {
    const gallery = await find({ phrase: 'boat' })
    expect(gallery.relatedTerms.length).toBeGreaterThan(2)
    const pictures = gallery.relatedPreviews.map(({ asset }) => asset.id)
    expect(pictures.length).toBeGreaterThan(2)
    expect(new Set(pictures).size).toBe(pictures.length)
    expect((await find({ phrase: 'boat', page: '2' })).relatedPreviews).toEqual([])
  })

  test('words stay words where that is asked for, and corrections stay away', async () => {
    expect((await find({ phrase: 'Person 3', family: 'editorial' })).explanation).toHaveLength(1)
    const words = { phrase: 'boats in Paris', family: 'editorial' }
    expect((await find(words)).explanation).toHaveLength(1)
    expect((await find({ ...words, phraseprocessing: 'excludenaturallanguage' })).explanation).toEqual([])
    expect((await find({ phrase: 'harbro' })).queryCorrections).toHaveLength(1)
    expect((await find({ phrase: 'harbro', suppressphrasecorrection: 'true' })).queryCorrections).toEqual([])
  })

  test('a gateway has neither phrase nor filters', async () => {
    expect((await find({ family: 'creative' })).renderGatewayView).toBe(true)
    expect((await find({ phrase: 'boat' })).renderGatewayView).toBe(false)
  })

  test('no search costs more than six queries', async () => {
    for (const parameters of [
      {},
      { phrase: 'boat', family: 'editorial' },
      { phrase: 'Person 3 harbro', groupbyevent: true, events: ['1'], collections: ['c3'] },
      {
        morelikethis: [...entries.keys()][3] ?? '',
        phrase: 'Person 3',
        groupbyevent: true,
        eventid: '2',
        curatedset: 'hero',
      },
    ] satisfies SearchParameters[]) {
      queries = 0
      await find(parameters)
      expect(queries, JSON.stringify(parameters)).toBeLessThanOrEqual(6)
    }
  })
})

describe('whatever a URL says', () => {
  test.each<[Site, string]>([
    ['argus', 'page=0'],
    ['argus', 'page=1000000000'],
    ['argus', 'eventid=99999999999999&events=99999999999999,1&specificpeople=99999999999999&groupbyevent=1'],
    ['argus', 'collections=%00,%27;drop&curatedset=%FF&orientations=sideways&license=rr&sortorder=worst'],
    ['bokeh', 'family=editorial&collections=c3&eventid=1&specificpeople=1&groupbyevent=true'],
    ['bokeh', 'morelikethis=0&searchbyimage=%20&colorindex=zzzzzz&recency=daterange'],
  ])('%s %s is answered', async (site, query) => {
    const parameters = parseAddress(site, 'image', new URLSearchParams(query))
    const gallery = await find(parameters ?? {}, site)
    expect(gallery.page).toBeGreaterThanOrEqual(1)
    expect(gallery.page).toBeLessThanOrEqual(166)
    if (site === 'bokeh') expect(gallery.assets.every(({ family }) => family === 'creative')).toBe(true)
  })

  test.each(['a ', '"(', '-x OR '])('a phrase of 8 kB of %o is answered', async (text) => {
    const parameters = parseAddress('argus', 'image', new URLSearchParams({ phrase: text.repeat(4_096) }))
    expect((await find(parameters ?? {})).phrase.length).toBeLessThanOrEqual(200)
  })

  test('an index that cannot answer is an outcome', async () => {
    const away = () => Promise.reject(new IndexUnavailable('away'))
    const outcome = await findGallery(
      { visit: visit('argus'), parameters: { morelikethis: '5' } },
      { ...needs, index: { ...needs.index, similar: away } },
    )
    expect(outcome).toEqual({ kind: 'unavailable', retryAfterSeconds: 5 })
  })
})

describe('calls (api.md, search)', () => {
  async function call(name: string, query: Readonly<Record<string, unknown>>, isAway = false) {
    const calls = galleryCalls({
      findGallery: async (question) =>
        isAway ? { kind: 'unavailable', retryAfterSeconds: 5 } : findGallery(question, needs),
      catalogue: catalogueNeeds(),
    })
    const found = calls.find(({ path }) => path === `/components/search/api/${name}`)
    if (!found) throw new Error(`no call ${name}`)
    const answer = await found.handle({ visit: visit('argus'), query })
    if (answer.kind === 'json') expect(found.answer.safeParse(answer.body).error).toBeUndefined()
    return answer
  }
  type Body = Readonly<Record<'assets' | 'events' | 'groups', readonly { id: string }[]>> & {
    readonly next: string | null
  }
  const catalogueNeeds = () => needs.catalogue as ReturnType<typeof catalogueQueries>
  const bodyOf = async (name: string, query: Readonly<Record<string, unknown>>) => {
    const answer = await call(name, query)
    if (answer.kind !== 'json') throw new Error(`a ${answer.kind}`)
    return answer.body as Body
  }

  test('results: the gallery, its assets in full, parameters after defaults and corrections', async () => {
    const body = await bodyOf('results', { phrase: 'harbro', assettype: ['image', 'film'], nonsense: '1' })
    expect(body).toMatchObject({
      page: 1,
      paAgreements: [],
      renderGatewayView: false,
      searchProfile: { site: 'argus' },
      queryCorrections: [{ kind: 'phrase', from: 'harbro', to: 'harbor', isApplied: true }],
      searchParameters: { phrase: 'harbor', family: 'creative,editorial', license: 'rf,rm', page: '1' },
      availableSearchParameters: { license: { values: ['rf', 'rm', 'rf,rm'] }, phrase: {} },
    })
    expect(body.assets).toHaveLength((await find({ phrase: 'harbor' })).counts.images)
    expect(body.assets[0]).toMatchObject({
      licenseType: expect.stringMatching(/^r[fm]$/),
      collection: { name: expect.stringContaining('Collection') },
      thumbUrl: '/media/00000000000000000001/320.webp',
      duration: null,
    })
  })

  test('results of films have a duration in seconds; of groups, the assets of each', async () => {
    const films = await bodyOf('results', { assettype: 'film' })
    expect(films.assets[0]).toMatchObject({ assetType: 'film', duration: expect.any(Number) })
    const grouped = await bodyOf('results', { groupbyevent: 'true' })
    expect(grouped.groups[0]).toMatchObject({
      event: { name: expect.any(String) },
      count: expect.any(Number),
    })
  })

  test('facets: events, people and locations, also where there are none', async () => {
    expect(await bodyOf('facets', { phrase: 'nothingatall', suppressphrasecorrection: 'true' })).toEqual({
      events: [],
      specificpeople: [],
      locations: [],
    })
    expect((await bodyOf('facets', { family: 'editorial' })).events[0]).toMatchObject({ name: 'The Games' })
  })

  test('events: those of grouped results, and where they end', async () => {
    const first = await bodyOf('events', { family: 'editorial' })
    expect(first).toMatchObject({ next: null })
    expect((await bodyOf('events', { after: '1' })).events).toEqual([])
    expect((await bodyOf('events', { after: 'x' })).events).toEqual((await bodyOf('events', {})).events)
  })

  test('gateway: more assets from where the last answer ended, none twice', async () => {
    const ids = []
    let after = ''
    do {
      const { assets, next }: Body = await bodyOf('gateway', { after, family: 'creative' })
      ids.push(...assets.map(({ id }) => id))
      after = next ?? ''
    } while (after !== '' && ids.length < 1_000)
    const { counts } = await find({ family: 'creative' })
    expect([new Set(ids).size, ids.length]).toEqual([counts.images, counts.images])
  })

  test.each(['results', 'facets', 'events', 'gateway'])(
    '%s takes anything and fails at nothing',
    async (name) => {
      for (const query of [
        {},
        { assettype: 'music', page: 'x', after: ['1', '2'], constructor: 'x', hasOwnProperty: '1' },
        { after: 'no cursor at all', phrase: ['a', 'b'] },
        { after: '999999', eventid: '99999999999999' },
      ]) {
        expect(await call(name, query)).toMatchObject({ kind: 'json', status: 200 })
      }
      expect(await call(name, {}, true)).toMatchObject({ kind: 'problem', problem: { status: 503 } })
    },
  )
})
