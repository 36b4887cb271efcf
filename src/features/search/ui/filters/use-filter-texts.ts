import type { MessageKey } from '#i18n/messages.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { Facets } from '../../domain/gallery.ts'
import type { ParameterName } from '../../domain/parameters/parameter-table.ts'
import type { ActiveFilter } from './active-filters.ts'
import { switchValues } from './filter-groups.data.ts'
import { palette } from './palette.data.ts'

type LabelKey = Extract<MessageKey, `search.parameter.${string}`>
type ValueKey = Extract<MessageKey, `search.value.${string}`>

/** What parameters, their values and filters are called. */
export function useFilterTexts() {
  const t = useTranslate()
  const formats = useFormats()

  function labelOf(name: ParameterName): string {
    return t(`search.parameter.${name}` as LabelKey)
  }

  function wordOf(name: ParameterName, value: string): string {
    if (name === 'framerate') return t('search.filters.fps', { rate: formats.number(Number(value)) })
    return t(`search.value.${name}.${value}` as ValueKey)
  }

  function colorOf(hex: string): string {
    const known = palette.find((color) => color.hex === hex)
    return known
      ? t(`search.filters.color.${known.name}`)
      : t('search.filters.colorCode', { code: `#${hex.toUpperCase()}` })
  }

  function datesOf(range: string): string {
    const [from = '', to = ''] = range.split('/')
    if (from && to) {
      return t('search.filters.dateRange', { from: formats.date(from), to: formats.date(to) })
    }
    return from
      ? t('search.filters.dateFrom', { date: formats.date(from) })
      : t('search.filters.dateTo', { date: formats.date(to) })
  }

  function lengthOf(range: string): string {
    const [from = '', to = ''] = range.split('/')
    if (from && to) return t('search.filters.seconds', { from, to })
    return from
      ? t('search.filters.secondsFrom', { seconds: from })
      : t('search.filters.secondsTo', { seconds: to })
  }

  /** Names come with the facets; where they do not, the parameter's own name says at least what kind of filter it is. */
  function filterOf({ name, value }: ActiveFilter, facets: Facets): string {
    if (name === 'recency' && value.includes('/')) return datesOf(value)
    if (name === 'videodurationmin') return lengthOf(value)
    if (name === 'colorindex') return colorOf(value)
    if (value === 'true' || name in switchValues) return labelOf(name)
    const source = nameSources[name]
    if (source === undefined) return wordOf(name, value)
    const known = facets[source]?.find(({ id }) => id === value)?.name
    return known || (spokenValues.includes(name) ? value : labelOf(name))
  }

  return { labelOf, wordOf, colorOf, filterOf }
}

/** Parameters whose values no text knows, and the facet that has their names. */
const nameSources: Readonly<Partial<Record<ParameterName, ParameterName>>> = {
  events: 'events',
  eventid: 'events',
  parenteventid: 'events',
  stackid: 'stackid',
  specialcollectionid: 'collections',
  specificpeople: 'specificpeople',
  locations: 'locations',
  collections: 'collections',
  // A source is a collection of news.
  editorialsources: 'collections',
  artistexact: 'artistexact',
  contributor: 'contributor',
}

/** Their values are words that a visitor can read; those of the others are ids. */
const spokenValues: readonly ParameterName[] = ['locations', 'artistexact', 'contributor']
