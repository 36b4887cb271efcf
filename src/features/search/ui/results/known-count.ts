import type { Gallery } from '../../domain/gallery.ts'
import { isSameValue } from '../../domain/parameters/availability.ts'
import {
  type ParameterName,
  parameterNames,
  type SearchParameters,
} from '../../domain/parameters/parameter-table.ts'

/** These change the order of results or how they are shown, not which there are. */
const notSelecting: ReadonlySet<ParameterName> = new Set([
  'page',
  'sortorder',
  'groupbyevent',
  'recommendconfig',
  'suppressphrasecorrection',
  'suppressfamilycorrection',
  'suppresspeoplecorrection',
])

/** Each asset has one value of these, so their counts may be added up. */
const exclusive: ReadonlySet<ParameterName> = new Set(['family', 'mediatype'])

/** The parameters by which two searches find something else. */
function changedSelection(before: SearchParameters, after: SearchParameters): readonly ParameterName[] {
  return parameterNames.filter((name) => !notSelecting.has(name) && !isSameValue(before[name], after[name]))
}

/** What of a gallery counts are told by. */
export type CountedGallery = Pick<Gallery, 'counts' | 'facets' | 'queryCorrections' | 'searchParameters'>

/** How much another search would find, as far as the gallery of this one tells it for certain. */
export function knownCount(gallery: CountedGallery, after: SearchParameters): number | null {
  const { counts, facets, queryCorrections, searchParameters } = gallery
  const moved = queryCorrections.find(({ kind }) => kind === 'family')
  const before = moved ? { ...searchParameters, family: moved.to } : searchParameters
  const [name, ...others] = changedSelection(before, after)
  if (others.length > 0) return null
  if (name === undefined || name === 'assettype') {
    return after.assettype === 'film' ? counts.films : counts.images
  }
  const options = facets[name]
  const value = after[name]
  if (options === undefined) return null
  if (typeof value === 'string') return options.find(({ id }) => id === value)?.count ?? 0
  if (value !== undefined || !exclusive.has(name)) return null
  // Both families together are an option too, and would count twice.
  return options.filter(({ id }) => !id.includes(',')).reduce((sum, { count }) => sum + count, 0)
}
