import type { SiteNickname } from '#sites/site.ts'
import {
  type ParameterName,
  parameterNames,
  type SearchParameters,
} from '../../domain/parameters/parameter-table.ts'
import type { SearchChange } from '../../domain/parameters/search-change.ts'
import { tabParameters } from './filter-groups.data.ts'
import { chosenValues } from './shown-groups.ts'

/** One restriction of a search: a value, or two ends of a range. `removal` takes exactly this one away. */
export type ActiveFilter = Readonly<{
  name: ParameterName
  value: string
  removal: readonly SearchChange[]
}>

/** What is searched for, in which order, how it is read, and parts of something that stands for all of them. */
const noFilters: ReadonlySet<ParameterName> = new Set<ParameterName>([
  'phrase',
  'page',
  'sortorder',
  'morelikethis',
  'searchbyimage',
  'imageurl',
  'recentlyviewed',
  'curatedset',
  'clarifications',
  'recommendconfig',
  'phraseprocessing',
  'suppressphrasecorrection',
  'suppressfamilycorrection',
  'suppresspeoplecorrection',
  'begindate',
  'enddate',
  'videodurationmin',
  'videodurationmax',
  'agreements',
  'premiumaccess',
  'easyaccess',
  'editorialsubscription',
])

/** Values that restrict nothing. */
const idleValues: Readonly<Partial<Record<ParameterName, readonly string[]>>> = {
  recency: ['anydate', 'daterange'],
  alloweduse: ['off'],
  releasestatus: ['releasenotimportant'],
  offlinecontent: ['exclude'],
  license: ['rf,rm', 'rf,rr'],
}

/** In the order of the parameters, so that a chip stays where it is when another comes. */
export function activeFilters(site: SiteNickname, parameters: SearchParameters): readonly ActiveFilter[] {
  const single = parameterNames
    .filter((name) => !noFilters.has(name) && !tabParameters[site].includes(name))
    .flatMap((name) =>
      chosenValues(parameters, name)
        .filter((value) => !idleValues[name]?.includes(value))
        .map((value) => ({ name, value, removal: [removalOf(parameters, name, value)] })),
    )
  return [...rangesOf(parameters), ...single]
}

export function countFilters(site: SiteNickname, parameters: SearchParameters): number {
  return activeFilters(site, parameters).length
}

function removalOf(parameters: SearchParameters, name: ParameterName, value: string): SearchChange {
  return typeof parameters[name] === 'object' ? { toggle: name, values: [value] } : { set: name, to: null }
}

function rangesOf(parameters: SearchParameters): readonly ActiveFilter[] {
  const { recency, begindate = '', enddate = '', videodurationmin = '', videodurationmax = '' } = parameters
  const unset = (...names: readonly ParameterName[]) => names.map((set) => ({ set, to: null }))
  const ranges: readonly ActiveFilter[] = [
    {
      name: 'recency',
      value: begindate + enddate && `${begindate}/${enddate}`,
      removal: unset('begindate', 'enddate', ...(recency === 'daterange' ? ['recency' as const] : [])),
    },
    {
      name: 'videodurationmin',
      value: videodurationmin + videodurationmax && `${videodurationmin}/${videodurationmax}`,
      removal: unset('videodurationmin', 'videodurationmax'),
    },
  ]
  return ranges.filter(({ value }) => value !== '')
}
