import { isAvailable } from './availability.ts'
import { factsOf } from './parameter-facts.ts'
import type { ParameterName, SearchParameters } from './parameter-table.ts'
import type { SearchProfile } from './search-profile.ts'

/** What holds when nothing is said, as far as it is available (SP-05; seed 4.4). */
export function withDefaults(parameters: SearchParameters, profile: SearchProfile): SearchParameters {
  const { isFilm, isEditorial } = factsOf(parameters, profile)
  const defaults: SearchParameters = {
    family: 'creative,editorial',
    license: isFilm ? 'rf,rr' : 'rf,rm',
    page: '1',
    ...(!isEditorial && { recency: 'anydate' }),
  }
  const available = (Object.keys(defaults) as ParameterName[]).filter((name) =>
    isAvailable(name, parameters, profile),
  )
  return { ...Object.fromEntries(available.map((name) => [name, defaults[name]])), ...parameters }
}

export function pageOf({ page }: SearchParameters): number {
  return Number(page ?? 1)
}
