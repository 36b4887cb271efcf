import { gap, type IndexEntry, type TextPart, textParts } from '#features/search/domain.ts'
import type { LookWay } from '../cluster/index-mapping.ts'
import { termOf } from '../query/term-of.ts'
import { encodeLook } from './look-text.ts'

/** An entry as the index keeps it. */
export function entryDocument(entry: IndexEntry, way: LookWay): object {
  const { id, assetType, fields } = entry
  const parts = Object.entries(entry.words) as [TextPart, readonly string[]][]
  const tokens = new Set(parts.flatMap(([, words]) => words.map(termOf)))
  tokens.delete(gap)
  return {
    number: Number(id),
    assetType,
    day: fields.createdOn ?? fields.submittedOn ?? 0,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    words: Object.fromEntries(parts.map(([part, words]) => [part, placesOf(part, words)])),
    tokens: [...tokens],
    look: encodeLook(entry.look, way),
  }
}

/** Parts that are searched for phrases begin and end with a gap; in the others a gap says nothing. */
function placesOf(part: TextPart, words: readonly string[]): readonly string[] {
  if (!textParts[part].inOrder) return words.filter((word) => word !== gap).map(termOf)
  return [gap, ...words.map(termOf), gap]
}
