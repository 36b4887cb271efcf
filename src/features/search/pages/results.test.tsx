import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { untilRarePartsLoaded } from '#design/rare-part.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { createTranslate } from '#i18n/messages.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import type { Gallery } from '../domain/gallery.ts'
import { parseAddress } from '../domain/parameters/search-address.ts'
import { buildGallery } from '../testing/build-gallery.ts'
import { head, Page } from './results.page.tsx'

beforeAll(untilRarePartsLoaded)

const messages = readMessages('argus', 'en-us')

const asset: AssetCard = {
  id: '7',
  assetType: 'image',
  title: 'Wave',
  altText: '',
  artist: 'Ann',
  family: 'editorial',
  licenseModel: 'rf',
  width: 300,
  height: 200,
  mediaKey: 'aa',
  dominantColor: '#336699',
  isOffline: false,
  isSensitive: false,
  durationMs: null,
}

function dataOf(query: string, found: Partial<Gallery> | null, site: SiteNickname = 'argus') {
  const parameters = parseAddress(site, undefined, new URLSearchParams(query)) ?? {}
  const phrase = parameters.phrase ?? ''
  return { parameters, gallery: found && buildGallery({ searchParameters: parameters, phrase, ...found }) }
}

type Place = { site?: SiteNickname; pendingUrl?: string }

function show(query: string, found: Partial<Gallery> | null, place: Place = {}): string {
  const { site = 'argus', pendingUrl = null } = place
  const navigator = standStill('/search/2/image', null)
  const state = { ...navigator.read(), pendingUrl }
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site })}>
      <TranslateProvider locale="en-us" messages={messages}>
        <NavigationProvider value={{ ...navigator, read: () => state }}>
          <Page {...dataOf(query, found, site)} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  ).replaceAll('&amp;', '&')
}

/** What the navigation of this name links to, each text with its address. */
function linksIn(html: string, label: string): Record<string, string> {
  const nav = new RegExp(`<nav aria-label="${label}".*?</nav>`, 's').exec(html)?.[0] ?? ''
  const links = [...nav.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  return Object.fromEntries(
    links.map(([, href = '', text = '']) => [text.replace(/<[^>]*>/g, ' ').trim(), href]),
  )
}

const counts = { images: 9, films: 4 }
const option = (id: string, count: number) => ({ id, name: '', count })
const event = {
  id: '3',
  name: 'Launch',
  place: 'Edwards',
  date: '2026-11-03',
  images_count: 312,
  films_count: 14,
}

describe('tabs', () => {
  test('Argus parts its library into families and films, with what is known of each', () => {
    const facets = { family: [option('creative', 6), option('editorial', 3)] }
    const html = show('phrase=sea', { assets: [asset], counts, facets })
    expect(linksIn(html, 'Kinds of media')).toEqual({
      'All images 9': '/search/2/image?phrase=sea',
      'Creative 6': '/search/2/image?family=creative&phrase=sea&suppressfamilycorrection=true',
      'Editorial 3': expect.stringContaining('family=editorial'),
      'Films 4': '/search/2/film?phrase=sea&suppressfamilycorrection=true',
    })
    expect(html).toMatch(/aria-current="page"[^>]*>All images/)
    expect(html).not.toContain('All editorial')
  })

  test('the editorial family has a second row; a section with nothing in it is left out', () => {
    const facets = { editorialproducts: [option('news', 5)] }
    const html = show('family=editorial&editorialproducts=news', { assets: [asset], counts, facets })
    expect(Object.keys(linksIn(html, 'Editorial sections'))).toEqual(['All editorial', 'News 9'])
  })

  test('Bokeh parts it by kind, and choosing videos leaves the kind of image behind', () => {
    const facets = { mediatype: [option('vector', 2), option('photography', 7)] }
    const html = show('mediatype=vector', { assets: [asset], counts, facets }, { site: 'bokeh' })
    const tabs = linksIn(html, 'Kinds of media')
    expect(Object.keys(tabs)).toEqual(['All images 9', 'Photos 7', 'Illustrations 0', 'Vectors 9', 'Films'])
    expect(tabs.Films).toMatch(/^\/search\/2\/film\?(?!.*mediatype)/)
  })
})

describe('what was found', () => {
  test('an event has its place, its day and the films there are of it', () => {
    const html = show('eventid=3', { assets: [asset], events: [event], counts })
    expect(html).toContain('<h1>Launch</h1>')
    expect(html).toContain('Edwards · November 3, 2026')
    expect(html).toMatch(/href="\/search\/2\/film\?[^"]*eventid=3[^"]*"[^>]*>14 films/)
  })

  test('results in groups lead into their events', () => {
    const html = show('groupbyevent=true', { groups: [{ event, assets: [asset], count: 312 }], counts })
    expect(html).toMatch(/<h2[^>]*><a href="[^"]*eventid=3[^"]*">Launch<\/a><\/h2>/)
    expect(html).toContain('See all 312')
    expect(html).not.toMatch(/<a href="[^"]*groupbyevent[^"]*">Launch/)
  })

  test('results like a picture can be freed of it; what is sensitive is not shown by the way', () => {
    const sensitive = { ...asset, mediaKey: 'zz', isSensitive: true }
    const html = show('morelikethis=7', {
      assets: [asset],
      counts,
      likeness: { kind: 'asset', asset: sensitive },
    })
    expect(html).toMatch(/<a href="\/search\/2\/image"[^>]*>Search without this picture/)
    expect(html).not.toContain('/media/zz/')
  })

  test('SP-13: undoing one reading keeps the others', () => {
    const explanation = [{ kind: 'person', words: 'jo', names: [], undone: '"jo" paris' } as const]
    const html = show('phrase=jo%20paris&family=editorial', { assets: [asset], counts, explanation })
    expect(html).toMatch(/phrase=%22jo%22%20paris[^"]*phraseprocessing=default/)
  })

  test('a change that is on its way shows at once, beside the old results', () => {
    const found = { assets: [asset], counts }
    const html = show('phrase=sea', found, { pendingUrl: '/search/2/image?phrase=sea&orientations=vertical' })
    expect(html).toMatch(/aria-busy="true"><style.*\/detail\/7/s)
    expect(html).toMatch(/<a [^>]*aria-label="Remove[^"]*Portrait/)
    expect(show('phrase=sea', found)).not.toContain('aria-busy="true"')
  })

  test('related searches keep the scope and no filter', () => {
    const html = show('phrase=sea&family=creative&orientations=vertical', {
      assets: [asset],
      counts,
      relatedTerms: ['boat'],
    })
    expect(html).toMatch(/href="\/search\/2\/image\?family=creative&phrase=boat"[^>]*>boat/)
  })

  test('ROUTE-02: the next page is a link that is fetched ahead, and far pages are near', () => {
    const html = show('phrase=sea&page=5', { assets: [asset], counts, page: 5, pageCount: 166 })
    expect(html).toMatch(/<a href="[^"]*page=6[^"]*" rel="next" data-ahead="true"/)
    expect(Object.keys(linksIn(html.replace(/(<nav )(class="[^"]*") /g, '$1'), 'Pages'))).toEqual(
      expect.arrayContaining(['Previous', '1', '4', '5', '6', '166', 'Next page']),
    )
  })
})

describe('nothing to show', () => {
  test('filters can be taken away, all of them by one link', () => {
    const html = show('phrase=teal%20giraffe&orientations=vertical', {})
    expect(html).toContain('Nothing was found for “teal giraffe”.')
    expect(html).toMatch(/href="\/search\/2\/image\?phrase=teal%20giraffe"[^>]*>.*Search without filters/)
  })

  test('a page beyond the last leads to the first', () => {
    const html = show('phrase=sea&page=99', { counts, page: 99, pageCount: 1 })
    expect(html).toMatch(/href="\/search\/2\/image\?phrase=sea"[^>]*>.*Go to the first page/)
  })

  test('while nothing can answer, the filters stay', () => {
    const html = show('phrase=sea&orientations=vertical', null)
    expect(html).toContain('role="alert"')
    expect(html).toMatch(/href="\/search\/2\/image\?phrase=sea&orientations=vertical" data-reload/)
    expect(html).toContain('Remove')
  })

  test('search engines keep full results only', () => {
    const context = { t: createTranslate('en-us', messages), site: 'argus' } as const
    expect(head(dataOf('phrase=sea', {}), context).isUnlisted).toBe(true)
    expect(head(dataOf('phrase=sea', null), context).isUnlisted).toBe(true)
    expect(head(dataOf('phrase=sea', { assets: [asset], counts }), context)).toEqual({
      title: 'sea',
      description: '9 images: sea',
      isUnlisted: false,
      canonicalQuery: { phrase: 'sea' },
    })
  })
})

test('no part carries a style attribute', () => {
  const html = show('phrase=sea', {
    assets: [asset],
    counts,
    relatedPreviews: [{ phrase: 'boat', asset }],
    queryCorrections: [{ kind: 'phrase', from: 'see', to: 'sea', isApplied: true }],
  })
  expect(html).not.toContain(' style=')
})
