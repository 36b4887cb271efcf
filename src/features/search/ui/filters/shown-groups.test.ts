import { describe, expect, test } from 'vitest'
import { siteNicknames } from '#sites/site.ts'
import type { Facets } from '../../domain/gallery.ts'
import { availableParameters } from '../../domain/parameters/availability.ts'
import {
  type ParameterName,
  type ParameterRule,
  parameterNames,
  parameterTable,
} from '../../domain/parameters/parameter-table.ts'
import { parseAddress } from '../../domain/parameters/search-address.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { filterGroups, filterSwitches } from './filter-groups.data.ts'
import { shownGroups, toggleOf } from './shown-groups.ts'

const types = ['image', 'film'] as const
const families = ['', 'creative', 'editorial', 'creative,editorial'] as const
const searches = siteNicknames.flatMap((site) =>
  types.flatMap((type) => families.map((family) => ({ site, type, family }))),
)

const search = (site: 'argus' | 'bokeh', query: string, type: 'image' | 'film' = 'image') =>
  parseAddress(site, type, new URLSearchParams(query)) ?? {}

/** Something to choose for everything. */
const names: Facets = Object.fromEntries(
  parameterNames.map((name) => {
    const rule: ParameterRule = parameterTable[name]
    const ids = 'choices' in rule ? Object.keys(rule.choices) : ['7']
    return [name, ids.map((id) => ({ id, name: 'Seven', count: 3 }))]
  }),
)

describe.each(searches)('SP-04: the panel of $site, $type, family "$family"', ({ site, type, family }) => {
  const parameters = search(site, `family=${family}`, type)
  const { groups, switches } = shownGroups(site, parameters, names)
  const shown = [...groups.flatMap(({ parts }) => parts.map(({ name }) => name)), ...switches]
  const available = availableParameters(parameters, profileOf(site))

  test('has a control for everything of its table that is to be had, and for nothing else', () => {
    const table = [
      ...filterGroups[site].flatMap(({ parts }) => parts.map(({ name }) => name)),
      ...filterSwitches[site],
    ]
    expect(shown).toEqual(table.filter((name) => name in available))
    expect(shown.length).toBeGreaterThan(5)
  })
})

/** Set by a tab, the phrase, a picture or the asset one came from; or nothing that a visitor could choose yet. */
const elsewhere: readonly ParameterName[] = [
  ...(['assettype', 'page', 'phrase', 'sortorder', 'mediatype', 'family', 'editorialproducts'] as const),
  ...(['morelikethis', 'recentlyviewed', 'searchbyimage', 'imageurl', 'stackid', 'curatedset'] as const),
  ...(['suppressphrasecorrection', 'suppressfamilycorrection', 'suppresspeoplecorrection'] as const),
  ...(['phraseprocessing', 'recommendconfig', 'clarifications', 'eventid', 'parenteventid'] as const),
  ...(['agreements', 'easyaccess', 'premiumaccess', 'editorialsubscription', 'specialcollectionid'] as const),
  // The same choices as collections.
  'editorialsources',
  // One control sets these along with another.
  ...(['begindate', 'enddate', 'videodurationmax', 'bwonly'] as const),
]

test.each(siteNicknames)('SEARCH-02: no filter of %s is forgotten', (site) => {
  const shown = searches
    .filter((each) => each.site === site)
    .flatMap(({ type, family }) => {
      const { groups, switches } = shownGroups(site, search(site, `family=${family}`, type), names)
      return [...groups.flatMap(({ parts }) => parts.map(({ name }) => name)), ...switches]
    })
  const wanted = searches
    .filter((each) => each.site === site)
    .flatMap(
      ({ type, family }) =>
        Object.keys(
          availableParameters(search(site, `family=${family}`, type), profileOf(site)),
        ) as ParameterName[],
    )
  expect(wanted.filter((name) => !shown.includes(name) && !elsewhere.includes(name))).toEqual([])
})

describe('options', () => {
  const optionsOf = (name: ParameterName, query: string, facets: Facets) =>
    shownGroups('argus', search('argus', query), facets)
      .groups.flatMap(({ parts }) => parts)
      .find((part) => part.name === name)?.options

  test('that would find nothing are left out, unless they are chosen', () => {
    const orientations = [{ id: 'vertical', name: '', count: 4 }]
    expect(optionsOf('orientations', 'orientations=square', { orientations })).toEqual([
      { value: 'vertical', name: '', count: 4, isChosen: false },
      { value: 'square', name: '', count: 0, isChosen: true },
    ])
  })

  test('of a list are all there while nothing is known of their counts', () => {
    expect(optionsOf('orientations', '', {})).toHaveLength(5)
  })

  test('that were counted and not found make no group; ranges, which nobody counts, stay', () => {
    const orientations = [{ id: 'vertical', name: '', count: 4 }]
    expect(optionsOf('ageofpeople', '', { orientations })).toBeUndefined()
    expect(optionsOf('imagesize', '', { orientations })).toHaveLength(6)
    const { switches } = shownGroups('argus', search('argus', ''), { orientations })
    expect(switches).not.toContain('embeddable')
    expect(switches).toContain('groupbyevent')
  })

  test('of a choice are single things; several at once or any date is what nothing chosen means', () => {
    expect(optionsOf('license', '', {})?.map(({ value }) => value)).toEqual(['rf', 'rm'])
    expect(optionsOf('recency', '', {})?.map(({ value }) => value)).not.toContain('anydate')
  })

  test('with names keep their order; what is chosen beyond them stands before them', () => {
    const locations = [
      { id: 'fr', name: 'France', count: 9 },
      { id: 'jp', name: 'Japan', count: 2 },
    ]
    expect(optionsOf('locations', 'locations=Paris,jp', { locations })).toEqual([
      { value: 'Paris', name: 'Paris', count: null, isChosen: true },
      { value: 'fr', name: 'France', count: 9, isChosen: false },
      { value: 'jp', name: 'Japan', count: 2, isChosen: true },
    ])
  })

  test('with names make no group where there are none', () => {
    expect(optionsOf('events', '', {})).toBeUndefined()
  })
})

test('a group with a chosen value is open', () => {
  const groupOf = (query: string) =>
    shownGroups('argus', search('argus', query), {}).groups.find(({ name }) => name === 'license')
  expect(groupOf('')?.isOpen).toBe(false)
  expect(groupOf('license=rf')?.isOpen).toBe(true)
})

test('what is chosen is let go, in a list and alone', () => {
  const option = { value: 'bold', name: '', count: null, isChosen: true }
  expect(toggleOf('mood', option)).toEqual({ set: 'mood', to: null })
  expect(toggleOf('mood', { ...option, isChosen: false })).toEqual({ set: 'mood', to: 'bold' })
  expect(toggleOf('compositions', option)).toEqual({ toggle: 'compositions', values: ['bold'] })
})
