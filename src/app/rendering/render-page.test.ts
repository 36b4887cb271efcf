import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import { buildDetail } from '#features/assets/testing.ts'
import type { ResultsData } from '#features/search/pages/results.load.ts'
import { buildGallery } from '#features/search/testing.ts'
import { buildVisit } from '#visit/testing/build-visit.ts'
import { type RenderRequest, renderPage } from './render-page.tsx'

const asset = buildDetail({ title: 'Breaking wave', caption: 'Breaking wave' })

function requestFor(ready: ReadyPage, given: Partial<RenderRequest> = {}): RenderRequest {
  return {
    visit: buildVisit(),
    ready,
    path: '/detail/7',
    search: '',
    url: '/detail/7',
    origin: 'http://localhost',
    nonce: 'n0',
    files: { styles: [], scripts: [], preloads: [], texts: [] },
    onError: (error) => {
      throw error
    },
    onMissing: (key) => {
      throw new Error(key)
    },
    ...given,
  }
}

function detail(galleries: unknown): ReadyPage {
  return { page: 'assets/detail', status: 200, data: { asset, embeds: false, galleries } }
}

describe('rendering a page', () => {
  test('a page with all its data is one piece', async () => {
    const html = await renderPage(requestFor(detail([])))
    expect(html).toBeInstanceOf(Buffer)
    expect(html.toString()).toMatch(/^<!doctype html>.*Breaking wave.*<\/html>$/s)
  })

  test('a page with a part that comes later is sent before that part is there', async () => {
    const neighbours = Promise.withResolvers<object[]>()
    const body = await renderPage(requestFor(detail(neighbours.promise)))
    if (!(body instanceof Readable)) throw new Error('The page is no stream')
    const chunks = body[Symbol.asyncIterator]()
    let sent = ''
    while (!sent.includes('Breaking wave</h1>')) sent += String((await chunks.next()).value)
    expect(sent).not.toContain('Neighbour')

    neighbours.resolve([{ kind: 'similar', assets: [{ ...asset, id: '8', title: 'Neighbour' }] }])
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) sent += String(chunk)
    expect(sent).toContain('alt="Neighbour"')
    const data = /id="page-data">(.*?)<\/script>/s.exec(sent)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      ready: { data: { galleries: [{ assets: [{ title: 'Neighbour' }] }] } },
    })
    expect(sent.endsWith('</html>')).toBe(true)
  })

  test.each([404, 410, 500] as const)(
    'the screen for %i stands without pictures and without the database',
    async (status) => {
      const ready: ReadyPage = {
        page: 'content-pages/argus-status',
        status,
        data: { status, pictures: [], similar: [] },
      }
      expect((await renderPage(requestFor(ready))).toString()).toContain(`>${status}</p>`)
    },
  )

  test('a search that nothing can answer says so in plain words', async () => {
    const data: ResultsData = { parameters: { assettype: 'image', phrase: 'dog' }, gallery: null }
    const html = String(await renderPage(requestFor({ page: 'search/results', status: 503, data })))
    expect(html).toContain('The results did not load.')
    expect(html).toContain('href="/search/2/image?phrase=dog"')
  })

  test('SEARCH-03: results tell what was corrected, what was read and whom it may be about', async () => {
    const phrase = 'Jo Smith yesterday'
    const person = (id: string, knownFor: string) => ({ id, name: 'Jo Smith', alsoKnownAs: [], knownFor })
    const parameters = { assettype: 'image', phrase: 'Jo Smiht yesterday' }
    const gallery = buildGallery({
      searchParameters: parameters,
      phrase,
      counts: { images: 0, films: 2 },
      queryCorrections: [{ kind: 'phrase', from: parameters.phrase, to: phrase, isApplied: true }],
      clarifications: [{ name: 'Jo Smith', options: [person('1', 'painter'), person('2', '')] }],
      explanation: [
        {
          kind: 'date',
          words: 'yesterday',
          days: { from: '2026-11-14', to: '2026-11-14' },
          undone: 'Jo Smith "yesterday"',
        },
      ],
      relatedTerms: ['exhibition'],
    })
    const data: ResultsData = { parameters, gallery }
    const html = String(await renderPage(requestFor({ page: 'search/results', status: 200, data })))
    for (const text of ['Search instead for', 'Date: Nov 14, 2026', 'Jo Smith, painter', 'exhibition'])
      expect(html).toContain(text)
    expect(html).toContain('phrase=Jo%20Smith%20%22yesterday%22')
    expect(html).toContain('clarifications=1')
  })

  test('text in another script than Latin arrives whole', async () => {
    const title = '海'.repeat(3_000)
    const ready: ReadyPage = {
      page: 'assets/detail',
      status: 200,
      data: { asset: { ...asset, title }, embeds: false, galleries: [] },
    }
    expect((await renderPage(requestFor(ready))).toString()).toContain(`${title}</h1>`)
  })
})
