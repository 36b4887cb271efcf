import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import { buildCard, buildCoverage } from '../testing/build-coverage.ts'
import type { EditorialData } from './landing.load.ts'
import { Page } from './landing.page.tsx'

const run = buildCoverage({ films: 2 })
const today = '2026-03-01'

function show(over: Partial<EditorialData> = {}): string {
  const data: EditorialData = {
    ...{ desk: 'all', today, day: null, lead: null, page: 1, pageCount: 1 },
    days: [{ day: run.day, when: 'yesterday', coverage: [run] }],
    ...over,
  }
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ prefix: 'de' })}>
      <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')}>
        <NavigationProvider value={standStill('/', {})}>
          <Page {...data} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function hrefOf(html: string, text: string): string | undefined {
  const [, href] = new RegExp(`<a href="([^"]*)"[^>]*>(?:<[^>]*>)*${text}`).exec(html) ?? []
  return href?.replaceAll('&amp;', '&')
}

describe('seed 2.4: the page of a desk', () => {
  test('an event leads to its images, and beside that to its films', () => {
    const html = show()
    expect(hrefOf(html, 'Harbor run')).toBe('/de/search/2/image?family=editorial&eventid=7')
    expect(hrefOf(html, '2 films')).toBe('/de/search/2/film?family=editorial&eventid=7')
    expect(html).toContain('Sports · Aldermont, Valdoria')
    expect(html).toMatch(/Yesterday <time dateTime="2026-02-28"[^>]*>February 28, 2026</)
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('on the desk of films an event leads to its films alone', () => {
    const html = show({ desk: 'video' })
    expect(hrefOf(html, 'Harbor run')).toBe('/de/search/2/film?family=editorial&eventid=7')
    expect(html).not.toContain('>2 films<span')
  })

  test('the lead says when it was, and that it is the latest where that is not today', () => {
    const html = show({ lead: { ...run, day: '2026-02-21' }, days: [] })
    expect(html).toContain('Latest · February 21, 2026 · Sports · Aldermont, Valdoria')
    expect(hrefOf(html, 'See all 12 images')).toBe('/de/search/2/image?family=editorial&eventid=7')
    expect(show({ lead: { ...run, day: today }, days: [] })).toContain('Today · Sports')
  })

  test('other desks keep the day, and more events are another page', () => {
    const html = show({ day: run.day, page: 2, pageCount: 3 })
    expect(hrefOf(html, 'News')).toBe('/de/editorial-images/news?date=2026-02-28')
    expect(hrefOf(html, 'Newer events')).toBe('/de/editorial-images?date=2026-02-28')
    expect(hrefOf(html, 'More events')).toBe('/de/editorial-images?date=2026-02-28&page=3')
    expect(hrefOf(html, 'All days')).toBe('/de/editorial-images')
  })

  test('the archive has collections and no days', () => {
    const apollo = buildCoverage({ kind: 'collection', id: 'apollo', name: 'Apollo', day: '', product: null })
    const html = show({ desk: 'archival', days: [{ day: '', when: 'undated', coverage: [apollo] }] })
    expect(hrefOf(html, 'Apollo')).toBe(
      '/de/search/2/image?family=editorial&collections=apollo&editorialproducts=archival',
    )
    expect(html).not.toMatch(/type="date"|Undated/)
  })

  test('nothing on a day, nothing at all and no answer are told apart', () => {
    expect(show({ day: run.day, days: [] })).toContain('No events on February 28, 2026')
    expect(show({ desk: 'news', days: [] })).toContain('Nothing from this desk yet')
    expect(hrefOf(show({ desk: 'news', days: [] }), 'All desks')).toBe('/de/editorial-images')
    expect(show({ days: null })).toContain('role="alert"')
  })

  test('what not everyone wants to see is not among the frames', () => {
    const frames = [
      buildCard({ mediaKey: '00000000000000000002', isSensitive: true }),
      buildCard({ id: '2', mediaKey: '00000000000000000003' }),
    ]
    const html = show({ days: [{ day: run.day, when: 'yesterday', coverage: [{ ...run, frames }] }] })
    expect(html).toContain('00000000000000000003')
    expect(html).not.toContain('00000000000000000002')
  })
})
