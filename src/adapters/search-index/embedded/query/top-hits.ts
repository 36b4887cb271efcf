/** The best of what is offered: higher keys first, of equal keys the higher id. */
export type TopHits = {
  readonly keys: Float64Array
  readonly ids: Float64Array
  count: number
  /** A key below this cannot get in. */
  least: number
  /** How many were offered behind the cursor. */
  eligible: number
  readonly after: Position | null
}
export type Position = { readonly key: number; readonly id: number }

export function openTopHits(capacity: number, after: Position | null): TopHits {
  return {
    keys: new Float64Array(capacity),
    ids: new Float64Array(capacity),
    count: 0,
    least: capacity === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    eligible: 0,
    after,
  }
}

/** Offers hits of one segment; `idOf` is its column of ids. */
export function offerAll(
  top: TopHits,
  places: Uint32Array,
  keys: Float64Array,
  count: number,
  idOf: Float64Array,
): void {
  const { after } = top
  if (after === null) {
    top.eligible += count
    for (let hit = 0; hit < count; hit += 1) {
      const key = keys[hit] ?? 0
      if (key >= top.least) offer(top, key, idOf[places[hit] ?? 0] ?? 0)
    }
    return
  }
  for (let hit = 0; hit < count; hit += 1) {
    const key = keys[hit] ?? 0
    if (key > after.key) continue
    const id = idOf[places[hit] ?? 0] ?? 0
    if (key === after.key && id >= after.id) continue
    top.eligible += 1
    if (key >= top.least) offer(top, key, id)
  }
}

/** A heap with the worst on top, so that it is the one to go. */
export function offer(top: TopHits, key: number, id: number): void {
  const { keys, ids } = top
  if (top.count < keys.length) {
    let at = top.count
    top.count += 1
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!isWorse(key, id, keys[parent] ?? 0, ids[parent] ?? 0)) break
      keys[at] = keys[parent] ?? 0
      ids[at] = ids[parent] ?? 0
      at = parent
    }
    keys[at] = key
    ids[at] = id
  } else {
    if (!isWorse(keys[0] ?? 0, ids[0] ?? 0, key, id)) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= keys.length) break
      const right = child + 1
      if (
        right < keys.length &&
        isWorse(keys[right] ?? 0, ids[right] ?? 0, keys[child] ?? 0, ids[child] ?? 0)
      ) {
        child = right
      }
      if (!isWorse(keys[child] ?? 0, ids[child] ?? 0, key, id)) break
      keys[at] = keys[child] ?? 0
      ids[at] = ids[child] ?? 0
      at = child
    }
    keys[at] = key
    ids[at] = id
  }
  if (top.count === keys.length) top.least = keys[0] ?? 0
}

/** Best first. */
export function sortedHits({ keys, ids, count }: TopHits): readonly Position[] {
  const hits = Array.from({ length: count }, (_, at) => ({ key: keys[at] ?? 0, id: ids[at] ?? 0 }))
  return hits.sort((one, other) => other.key - one.key || other.id - one.id)
}

function isWorse(key: number, id: number, otherKey: number, otherId: number): boolean {
  return key < otherKey || (key === otherKey && id < otherId)
}
