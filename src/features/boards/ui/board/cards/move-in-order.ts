/** The ids with some of them put together before another, or at the end; they keep their order among themselves. */
export function moveBefore<Id extends string>(
  ids: readonly Id[],
  moving: readonly Id[],
  before: Id | null,
): readonly Id[] {
  const moved = new Set(moving)
  const taken = ids.filter((id) => moved.has(id))
  const rest = ids.filter((id) => !moved.has(id))
  const at = before === null ? rest.length : rest.indexOf(before)
  if (at < 0) return ids
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)]
}

/** The same, so that the first of them stands at a place; beyond the ends they stand at the end. */
export function moveTo<Id extends string>(
  ids: readonly Id[],
  moving: readonly Id[],
  place: number,
): readonly Id[] {
  const moved = new Set(moving)
  const rest = ids.filter((id) => !moved.has(id))
  const at = Math.max(0, Math.min(rest.length, place))
  return moveBefore(ids, moving, rest[at] ?? null)
}

/** Which one they stand before now; `beyond` is what follows the last. */
export function followerOf<Id extends string>(
  ids: readonly Id[],
  moving: readonly Id[],
  beyond: Id | null,
): Id | null {
  const moved = new Set(moving)
  const last = ids.findLastIndex((id) => moved.has(id))
  return ids[last + 1] ?? beyond
}

/** Where a key takes something that stands at a place, with so many in a row; null for a key that moves nothing. */
export function placeByKey(
  key: string,
  { place, count, columns, isRightToLeft }: PlaceInGrid,
): number | null {
  const ahead = isRightToLeft ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -ahead,
    ArrowRight: ahead,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -place,
    End: count - 1 - place,
  }
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(count - 1, place + step))
}

export type PlaceInGrid = Readonly<{
  place: number
  count: number
  columns: number
  isRightToLeft: boolean
}>
