import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pseudoLocale, spokenLocales } from '#i18n/locales.ts'
import { siteNicknames } from '#sites/site.ts'
import { availableParameters } from '../../domain/parameters/availability.ts'
import type { ParameterName } from '../../domain/parameters/parameter-table.ts'
import { parseAddress } from '../../domain/parameters/search-address.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { filterGroups, filterSwitches } from './filter-groups.data.ts'
import { palette } from './palette.data.ts'

describe.each(spokenLocales.filter((locale) => locale !== pseudoLocale))('I18N-03: in %s', (locale) => {
  const file = new URL(`../../../../../locales/${locale}/search.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const states = siteNicknames.flatMap((site) =>
    ['image', 'film'].flatMap((type) =>
      ['', 'creative', 'editorial'].map((family) =>
        availableParameters(parseAddress(site, type, new URLSearchParams({ family })) ?? {}, profileOf(site)),
      ),
    ),
  )
  const shown: readonly ParameterName[] = [
    ...siteNicknames.flatMap((site) => [
      ...filterGroups[site].flatMap(({ parts }) => parts.map(({ name }) => name)),
      ...filterSwitches[site],
    ]),
    'bwonly',
  ]
  const switches = new Set<string>(siteNicknames.flatMap((site) => filterSwitches[site]))

  test('every parameter of the panel has a name', () => {
    expect(shown.filter((name) => !texts[`parameter.${name}`])).toEqual([])
  })

  test('every value that can be chosen has a name', () => {
    const keys = [...shown, 'sortorder' as const]
      // A rate is a number, and a switch is called what its parameter is called.
      .filter((name) => name !== 'framerate' && !switches.has(name))
      .flatMap((name) =>
        states.flatMap((state) => state[name]?.values ?? []).map((value) => ({ name, value })),
      )
      .filter(({ value }) => !value.includes(','))
      .map(({ name, value }) => `value.${name}.${value}`)
    expect(keys.length).toBeGreaterThan(100)
    expect([...new Set(keys)].filter((key) => !texts[key])).toEqual([])
    expect(palette.filter(({ name }) => !texts[`filters.color.${name}`])).toEqual([])
  })
})
