import type { SearchParameters } from '#features/search/domain.ts'
import type { Coverage } from './coverage.ts'
import { type Desk, desks } from './desks.data.ts'

const editorial: SearchParameters = { assettype: 'image', family: 'editorial' }

/** All that a desk has. */
export function searchOfDesk(desk: Desk): SearchParameters {
  return { ...editorial, ...desks[desk].search }
}

/** All images or all films of an event; all of a collection that is archival. */
export function searchOfCoverage(
  { kind, id }: Pick<Coverage, 'kind' | 'id'>,
  assettype: 'image' | 'film',
): SearchParameters {
  return kind === 'event'
    ? { ...editorial, assettype, eventid: id }
    : { ...searchOfDesk('archival'), assettype, collections: [id] }
}
