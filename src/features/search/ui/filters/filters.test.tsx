import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { type SiteNickname, siteNicknames } from '#sites/site.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import type { Preferences } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import type { Facets } from '../../domain/gallery.ts'
import { parseAddress, writeAddress } from '../../domain/parameters/search-address.ts'
import { changeSearch, type SearchChange } from '../../domain/parameters/search-change.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { SearchControlsProvider } from '../search-controls.tsx'
import { FilterButton, FilterChips, FilterPanel, SortChoice } from './filters.ts'
import { palette } from './palette.data.ts'

const file = new URL('../../../../../locales/en-us/search.json', import.meta.url)
const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
const messages = compileMessages(Object.fromEntries(texts.map(([key, text]) => [`search.${key}`, text])))

type Place = { site?: SiteNickname; query?: string; type?: 'image' | 'film'; isHidden?: boolean }

function searchOf({ site = 'argus', query = '', type = 'image' }: Place) {
  return parseAddress(site, type, new URLSearchParams(query)) ?? {}
}

function show(part: ReactNode, place: Place = {}): string {
  const { site = 'argus', query = '', type = 'image', isHidden = false } = place
  const preferences: Preferences = isHidden ? { filters: 'hidden' } : {}
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site, preferences })}>
      <NavigationProvider value={standStill(`/search/2/${type}?${query}`, null)}>
        <TranslateProvider
          locale="en-us"
          messages={messages}
          onMissing={(key) => {
            throw new Error(`There is no text ${key}`)
          }}
        >
          <SearchControlsProvider parameters={searchOf(place)} gallery={null}>
            {part}
          </SearchControlsProvider>
        </TranslateProvider>
      </NavigationProvider>
    </SurroundingsProvider>,
  )
}

function linkAfter(place: Place, ...changes: readonly SearchChange[]): string {
  const { site = 'argus' } = place
  const after = changeSearch(searchOf(place), changes, { profile: profileOf(site), firstEvent: null })
  const { type, query } = writeAddress(site, after)
  return links.search({ prefix: null }, { type }, query).replaceAll('&', '&amp;')
}

/** The element of an option, by the beginning of its text. */
function optionOf(html: string, text: string): string {
  const option = html.match(/<a [^>]*aria-checked[^>]*>.*?<\/a>/gs)?.find((each) => {
    const words = each.replace(/<[^>]+>/g, '')
    return words.startsWith(text) || each.includes(`aria-label="${text}"`)
  })
  if (!option) throw new Error(`There is no option ${text}`)
  return option
}

const facets: Facets = {
  orientations: [
    { id: 'horizontal', name: '', count: 1204 },
    { id: 'vertical', name: '', count: 86 },
  ],
  numberofpeople: [{ id: 'one', name: '', count: 1630 }],
  events: Array.from({ length: 9 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Launch ${at + 1}`,
    count: 9 - at,
  })),
  collections: [{ id: 'nasa', name: 'NASA', count: 5 }],
}

const places = siteNicknames.flatMap((site) =>
  (['image', 'film'] as const).flatMap((type) =>
    ['', 'family=creative', 'family=editorial'].map((query) => ({ site, type, query })),
  ),
)

describe.each(places)('the panel of $site, $type, $query', (place) => {
  const html = show(<FilterPanel facets={{}} />, place)

  test('has a text for all it shows, no style attribute and no id twice', () => {
    expect(html).not.toContain('style=')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('leads to searches alone, and lets no crawler into their combinations', () => {
    const options = html.match(/<a [^>]*aria-checked[^>]*>/g) ?? []
    expect(options.length).toBeGreaterThan(10)
    expect(options.filter((each) => !/href="\/search\/2\/\w+/.test(each))).toEqual([])
    expect(options.filter((each) => !each.includes('rel="nofollow"'))).toEqual([])
  })
})

describe('an option', () => {
  const place: Place = { query: 'phrase=moon&orientations=vertical&page=3' }
  const html = show(<FilterPanel facets={facets} />, place)

  test('is a link to the search after the change, and reads as chosen or not', () => {
    const square = { toggle: 'orientations', values: ['horizontal'] } as const
    expect(optionOf(html, 'Landscape')).toContain(`href="${linkAfter(place, square)}"`)
    expect(optionOf(html, 'Landscape')).toMatch(/role="checkbox"[^>]*aria-checked="false"/)
    expect(optionOf(html, 'Portrait')).toMatch(/role="checkbox"[^>]*aria-checked="true"/)
    expect(optionOf(html, 'Group by event')).toContain('role="switch"')
    expect(optionOf(html, 'Last 7 days')).toContain('role="radio"')
  })

  test('says how much there would be, and of what', () => {
    expect(optionOf(html, 'One person')).toContain('1,630 images')
    const films = show(<FilterPanel facets={facets} />, { type: 'film' })
    expect(optionOf(films, 'One person')).toContain('1,630 films')
  })

  test('that would find nothing is not there', () => {
    expect(html).not.toContain('Two people')
  })

  test('of a switch turns it on, and off again as the rules say (SP-11)', () => {
    const on: Place = { query: 'family=creative&alloweduse=availableforalluses' }
    const shown = optionOf(show(<FilterPanel facets={{}} />, on), 'Cleared for all uses')
    expect(shown).toContain('aria-checked="true"')
    expect(shown).toContain('alloweduse=off')
  })
})

test('of many names six are shown, the rest on request', () => {
  const html = show(<FilterPanel facets={facets} />)
  const before = html.slice(0, html.indexOf('Show all 9'))
  expect(before).toContain('Launch 6')
  expect(before).not.toContain('Launch 7')
  expect(html).toContain('Launch 9')
})

test('SP-09: a chosen color is let go by choosing it again; black and white takes its place', () => {
  const place: Place = { site: 'bokeh', query: `colorindex=${palette[0].hex}` }
  const html = show(<FilterPanel facets={{}} />, place)
  expect(optionOf(html, 'Red')).toContain(`href="${linkAfter(place, { set: 'colorindex', to: null })}"`)
  expect(optionOf(html, 'Black and white')).toContain('href="/search/2/image?bwonly=true"')
})

test('forms carry the rest of the search, from its first page', () => {
  const query =
    'phrase=moon+%26+sun&page=4&orientations=vertical,square&recency=daterange&begindate=2020-01-01'
  const html = show(<FilterPanel facets={{}} />, { query })
  const form = html.match(/<form [^>]*>(?:(?!<\/form>).)*begindate.*?<\/form>/s)?.[0] ?? ''
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(form).toContain('action="/search/2/image"')
  expect(Object.fromEntries(hidden)).toEqual({
    phrase: 'moon &amp; sun',
    orientations: 'vertical,square',
    recency: 'daterange',
  })
  expect(form).toMatch(/type="date" name="begindate" value="2020-01-01"/)
})

test('the panel is not seen where the visitor hid it, and its button says how many filters there are', () => {
  expect(show(<FilterPanel facets={{}} />, { isHidden: true })).toContain('data-filters="hidden"')
  const button = show(<FilterButton />, { query: 'orientations=vertical,square&phrase=x' })
  expect(button).toContain('href="#filters"')
  expect(button).toContain('2 filters applied')
})

describe('chips', () => {
  const chipsOf = (query: string, site: SiteNickname = 'argus') =>
    [
      ...show(<FilterChips facets={facets} />, { site, query }).matchAll(/label="Remove filter: ([^"]*)"/g),
    ].map(([, text]) => text)

  test('say what is restricted, in words', () => {
    const query =
      'recency=daterange&begindate=2020-01-01&enddate=2021-03-03&events=2&editorialsources=nasa&groupbyevent=true'
    expect(chipsOf(query)).toEqual(['Jan 1, 2020 – Mar 3, 2021', 'NASA', 'Launch 2', 'Group by event'])
    expect(chipsOf('enddate=2021-03-03')).toEqual(['Until Mar 3, 2021'])
    expect(chipsOf('colorindex=e5342b&istockexclusive=true', 'bokeh')).toEqual(['Red', 'Only on Bokeh'])
    expect(chipsOf('colorindex=123456', 'bokeh')).toEqual(['Color #123456'])
  })

  test('of what has no name here say at least what kind it is', () => {
    expect(chipsOf('specificpeople=77&locations=Paris')).toEqual(['Paris', 'Specific people'])
  })

  test('take away exactly their own value', () => {
    const place: Place = { query: 'phrase=moon&orientations=vertical,square&people=with' }
    const html = show(<FilterChips />, place)
    for (const change of [
      { toggle: 'orientations', values: ['square'] },
      { set: 'people', to: null },
    ] as const) {
      expect(html).toContain(`href="${linkAfter(place, change)}"`)
    }
  })

  test('can be cleared at once where there are several', () => {
    expect(show(<FilterChips />, { query: 'orientations=vertical' })).not.toContain('Clear all')
    const place: Place = { query: 'phrase=moon&orientations=vertical,square' }
    const html = show(<FilterChips />, place)
    expect(html).toMatch(
      new RegExp(`href="${linkAfter(place, { clear: true }).replace('?', '\\?')}"[^>]*>Clear all`),
    )
  })

  test('are not there without filters', () => {
    expect(show(<FilterChips />, { query: 'phrase=moon&family=editorial' })).toBe('')
  })
})

describe('the order of results', () => {
  test('SP-04: offers what there is in this search, the one in force chosen', () => {
    const html = show(<SortChoice />, { site: 'bokeh', query: 'phrase=moon&sortorder=newest' })
    expect(html).toContain('<option value="newest" selected="">Newest</option>')
    expect(html).not.toContain('value="oldest"')
    expect(html).toContain('type="hidden" name="phrase" value="moon"')
    expect(html).toMatch(/<noscript><button type="submit"/)
  })

  test('is no question for pictures that are like another', () => {
    expect(show(<SortChoice />, { query: 'morelikethis=12' })).toBe('')
  })
})
