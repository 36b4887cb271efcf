import { buildRows } from './facet-rows.ts'
import { joinPlaces } from './live-places.ts'
import { mergeColumns } from './merge-columns.ts'
import { mergeWords } from './merge-words.ts'
import type { Part, Segment } from './segment.ts'

/** One segment of what lives in the parts, in their order. Scores stay as they were, to the bit. */
export function mergeSegments(name: string, parts: readonly Part[]): Segment {
  const { size, moves } = joinPlaces(parts)
  const columns = mergeColumns(parts, moves, size)
  return {
    name,
    size,
    arrays: { ...columns, ...buildRows(columns, size), ...mergeWords(parts, moves, size) },
  }
}
