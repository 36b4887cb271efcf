import type { AssetId } from '#features/catalogue/domain.ts'

/** A keyword with what a search for its name finds, the best first. */
export type Candidate = Readonly<{ id: number; name: string; count: number; ids: readonly AssetId[] }>

type Choice = Readonly<{
  most: number
  /** Pictures of each, at most and at least. */
  each: number
  least: number
  /** Whether one stands above the other, as tree above forest. */
  isRelated: (one: number, other: number) => boolean
}>

/** A subject whose pictures belong to subjects before it by more than this share is the same by another name. */
const sameShare = 0.5

/**
 * Subjects to browse by, the largest first. Nothing is chosen that is a part of what was chosen before or shows mostly the
 * same, no name twice, and no picture is shown for two of them.
 */
export function chooseCategories(
  candidates: readonly Candidate[],
  { most, each, least, isRelated }: Choice,
): readonly Candidate[] {
  const chosen: Candidate[] = []
  const shown = new Set<AssetId>()
  const known = new Set<AssetId>()
  for (const candidate of candidates) {
    if (chosen.length === most) break
    if (chosen.some(({ id, name }) => name === candidate.name || isRelated(id, candidate.id))) continue
    const isSame = candidate.ids.filter((id) => known.has(id)).length > candidate.ids.length * sameShare
    const ids = candidate.ids.filter((id) => !shown.has(id)).slice(0, each)
    if (isSame || ids.length < least) continue
    for (const id of ids) shown.add(id)
    for (const id of candidate.ids) known.add(id)
    chosen.push({ ...candidate, ids })
  }
  return chosen
}
