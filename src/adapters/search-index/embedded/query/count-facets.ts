import type { AssetType } from '#features/catalogue/domain.ts'
import {
  type Answer,
  clamp,
  type EntryField,
  type FacetQuestion,
  mostFacetValues,
} from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { NameLists } from '../segment/segment.ts'
import { countNames } from './count-names.ts'
import { countRows } from './count-rows.ts'
import { openHitMarks, type PartHits } from './hit-marks.ts'
import type { Scratch } from './scratch.ts'
import { openChoiceTally } from './tally-choices.ts'

/** One field of names is less to read in its column than in rows. */
const fewestNamesInRows = 2
/** Where one place in so many is a hit, columns are as quick as rows. */
const sparseHits = 20

/** How often the values of some fields occur in the hits of all parts, which are of one type. */
export function countFacets(
  parts: readonly PartHits[],
  assetType: AssetType,
  facets: readonly FacetQuestion[],
  names: NameLists,
  scratch: Scratch,
): Answer['facets'] {
  const asked = facets.map(({ field, limit }) => ({ field, limit: clamp(limit, mostFacetValues) }))
  const named = asked.filter(({ field, limit }) => isNamed(field) && limit > 0)
  const choices = openChoiceTally(
    facets.map(({ field }) => field),
    scratch,
  )
  const marks = openHitMarks(parts, scratch)
  const places = marks.parts.reduce((sum, { columns }) => sum + columns.size, 0)
  const isByRows = named.length >= fewestNamesInRows && marks.hitCount * sparseHits < places
  const fromRows = isByRows ? countRows(marks, choices.ofRows, named, names, scratch) : null
  if (fromRows === null || choices.ofRows === null) {
    for (const { columns, lists } of parts) for (const list of lists) choices.add(columns, assetType, list)
  }
  const counts = asked.map(({ field, limit }) => {
    if (!isNamed(field)) return [field, choices.countsOf(field, limit)]
    return [field, fromRows?.get(field) ?? countNames(marks, field, names[field] ?? [], limit, scratch)]
  })
  marks.giveBack()
  return Object.fromEntries(counts)
}

function isNamed(field: EntryField): boolean {
  const { kind } = slots[field]
  return kind === 'name' || kind === 'names'
}
