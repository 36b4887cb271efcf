import type { AssetId } from '#features/catalogue/domain.ts'

/**
 * The ids with some of them next to each other before another one, or at the end. One of those that move cannot be what they
 * are put before: the next that stays is. What is not among the ids is passed over.
 */
export function putBefore(
  ids: readonly AssetId[],
  moved: readonly AssetId[],
  before: AssetId | null,
): readonly AssetId[] {
  const moving = new Set(moved)
  const present = new Set(ids)
  const from = before === null ? ids.length : ids.indexOf(before)
  if (from < 0) return ids
  const head = ids.slice(0, from).filter((id) => !moving.has(id))
  const tail = ids.slice(from).filter((id) => !moving.has(id))
  return [...head, ...[...moving].filter((id) => present.has(id)), ...tail]
}
