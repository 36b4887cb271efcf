import type { SiteNickname } from '#sites/site.ts'
import { facetFields, facetMarks } from '../../domain/facet-fields.ts'
import type { FacetOption, Facets } from '../../domain/gallery.ts'
import { availableParameters } from '../../domain/parameters/availability.ts'
import {
  type ParameterName,
  parameterTable,
  type SearchParameters,
} from '../../domain/parameters/parameter-table.ts'
import type { SearchChange } from '../../domain/parameters/search-change.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { type FilterPart, filterGroups, filterSwitches } from './filter-groups.data.ts'

/** A value that can be chosen or is chosen. The name is empty where the texts have one; the count may not be known. */
export type FilterOption = Readonly<{ value: string; name: string; count: number | null; isChosen: boolean }>
export type ShownPart = Omit<FilterPart, 'values'> & Readonly<{ options: readonly FilterOption[] }>
export type ShownGroup = Readonly<{
  name: ParameterName
  /** From the start: by the table, or because something in it is chosen. */
  isOpen: boolean
  parts: readonly ShownPart[]
}>

type Shown = Readonly<{ groups: readonly ShownGroup[]; switches: readonly ParameterName[] }>

/** The panel of a search: what is to be had now, and of that only what would find something or is chosen. */
export function shownGroups(site: SiteNickname, parameters: SearchParameters, facets: Facets): Shown {
  const available = availableParameters(parameters, profileOf(site))
  const groups = filterGroups[site].flatMap(({ parts, ...group }) => {
    const shown = parts.flatMap((part) => {
      const offer = available[part.name]
      const shownPart = offer && showPart(part, offer.values, parameters, facets)
      return shownPart ? [shownPart] : []
    })
    const isChosen = shown.some(({ name }) => chosenValues(parameters, name).length > 0)
    return shown.length === 0 ? [] : [{ ...group, isOpen: group.isOpen || isChosen, parts: shown }]
  })
  const switches = filterSwitches[site].filter(
    (name) => available[name] && isWorthASwitch(name, parameters, facets),
  )
  return { groups, switches }
}

/** The values that a parameter holds; a flag that is on holds `true`. */
export function chosenValues(parameters: SearchParameters, name: ParameterName): readonly string[] {
  const held = parameters[name]
  if (held === undefined || held === false) return []
  return typeof held === 'object' ? held : [String(held)]
}

/** Chooses a value or lets it go; of a parameter that holds one alone, it takes the place of the other. */
export function toggleOf(name: ParameterName, { value, isChosen }: FilterOption): SearchChange {
  return parameterTable[name].kind === 'list'
    ? { toggle: name, values: [value] }
    : { set: name, to: isChosen ? null : value }
}

function showPart(
  { values: offered, ...part }: FilterPart,
  values: readonly string[] | undefined,
  parameters: SearchParameters,
  facets: Facets,
): ShownPart | null {
  const { name, control } = part
  if (control === 'switch' && !isWorthASwitch(name, parameters, facets)) return null
  if (control === 'switch' || control === 'colors' || control === 'length') return { ...part, options: [] }
  const chosen = chosenValues(parameters, name)
  const options = values
    ? closedOptions(offered ?? values.filter(isOneThing), chosen, countsOf(name, facets))
    : namedOptions(chosen, facets[name] ?? [])
  return options.length === 0 ? null : { ...part, options }
}

/** What is counted and not among the facets is nothing. Null where nobody counted. */
function countsOf(name: ParameterName, facets: Facets): readonly FacetOption[] | null {
  const isCounted = facetFields[name] !== undefined && Object.keys(facets).length > 0
  return facets[name] ?? (isCounted ? [] : null)
}

function isWorthASwitch(name: ParameterName, parameters: SearchParameters, facets: Facets): boolean {
  const isCounted = facetMarks[name] !== undefined && Object.keys(facets).length > 0
  return !isCounted || facets[name] !== undefined || chosenValues(parameters, name).length > 0
}

/** In the order of the table; where nobody counted, all are offered. */
function closedOptions(
  values: readonly string[],
  chosen: readonly string[],
  facet: readonly FacetOption[] | null,
): readonly FilterOption[] {
  const counts = new Map(facet?.map(({ id, count }) => [id, count]))
  return values
    .map((value) => ({
      value,
      name: '',
      count: facet ? (counts.get(value) ?? 0) : null,
      isChosen: chosen.includes(value),
    }))
    .filter(({ count, isChosen }) => count !== 0 || isChosen)
}

/** As the facet has them; what is chosen without being among them stands before. */
function namedOptions(chosen: readonly string[], facet: readonly FacetOption[]): readonly FilterOption[] {
  const ids = new Set(facet.map(({ id }) => id))
  const missing = chosen
    .filter((value) => !ids.has(value))
    .map((value) => ({ value, name: value, count: null, isChosen: true }))
  const known = facet.map(({ id, name, count }) => ({
    value: id,
    name: name || id,
    count,
    isChosen: chosen.includes(id),
  }))
  return [...missing, ...known.filter(({ count, isChosen }) => count > 0 || isChosen)]
}

// Several at once, or no restriction at all, is what having chosen nothing means.
function isOneThing(value: string): boolean {
  return !value.includes(',') && value !== 'anydate'
}
