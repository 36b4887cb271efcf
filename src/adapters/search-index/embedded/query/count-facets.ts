import type { AssetType } from '#features/catalogue/domain.ts'
import { type Answer, clamp, type FacetQuestion, mostFacetValues } from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { NameLists } from '../segment/segment.ts'
import { countNames } from './count-names.ts'
import { openHitMarks, type PartHits } from './hit-marks.ts'
import type { Scratch } from './scratch.ts'
import { openChoiceTally } from './tally-choices.ts'

/** How often the values of some fields occur in the hits of all parts, which are of one type. */
export function countFacets(
  parts: readonly PartHits[],
  assetType: AssetType,
  facets: readonly FacetQuestion[],
  names: NameLists,
  scratch: Scratch,
): Answer['facets'] {
  const fields = facets.map(({ field }) => field)
  const choices = openChoiceTally(fields, scratch)
  for (const { columns, lists } of parts) for (const list of lists) choices.add(columns, assetType, list)
  const marks = openHitMarks(parts, scratch)
  const counts = facets.map(({ field, limit: asked }) => {
    const limit = clamp(asked, mostFacetValues)
    const { kind } = slots[field]
    const isName = kind === 'name' || kind === 'names'
    const found = isName
      ? countNames(marks, field, names[field] ?? [], limit, scratch)
      : choices.countsOf(field, limit)
    return [field, found]
  })
  marks.giveBack()
  return Object.fromEntries(counts)
}
