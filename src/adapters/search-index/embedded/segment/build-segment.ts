import type { IndexEntry } from '#features/search/domain.ts'
import { buildColumns } from './build-columns.ts'
import { buildWords } from './build-words.ts'
import { buildRows } from './facet-rows.ts'
import type { NameTable } from './name-table.ts'
import type { Segment } from './segment.ts'

/** Entries in their order; an id must not come twice. */
export function buildSegment(name: string, entries: readonly IndexEntry[], names: NameTable): Segment {
  const columns = buildColumns(entries, names)
  return {
    name,
    size: entries.length,
    arrays: { ...columns, ...buildRows(columns, entries.length), ...buildWords(entries) },
  }
}
