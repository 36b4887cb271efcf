import type { FacetCount } from '#features/search/domain.ts'

/** Values with the highest counts; of equals, the first by its letters. `counts[at + shift]` is the count of `values[at]`. */
export function mostFrequent(
  values: readonly string[],
  counts: Uint32Array,
  shift: number,
  limit: number,
): readonly FacetCount[] {
  if (limit <= 0) return []
  // A heap with the least on top.
  const heap: number[] = []
  const isLess = (one: number, other: number) => {
    const difference = (counts[one] ?? 0) - (counts[other] ?? 0)
    return difference === 0 ? (values[one - shift] ?? '') > (values[other - shift] ?? '') : difference < 0
  }
  let least = 1
  for (
    let code = nextOfLeast(counts, shift, least);
    code < counts.length;
    code = nextOfLeast(counts, code + 1, least)
  ) {
    if (heap.length < limit) {
      rise(heap, code, isLess)
    } else if (isLess(heap[0] ?? 0, code)) {
      sink(heap, code, isLess)
    }
    if (heap.length === limit) least = counts[heap[0] ?? 0] ?? 1
  }
  return heap
    .sort((one, other) => (isLess(one, other) ? 1 : -1))
    .map((code) => ({ value: values[code - shift] ?? '', count: counts[code] ?? 0 }))
}

/**
 * The first from `start` that has at least `least`. Most values have fewer: four at a time are passed over, since the sign
 * of a difference is in its highest bit.
 */
function nextOfLeast(counts: Uint32Array, start: number, least: number): number {
  const most = least - 1
  const end = counts.length - 3
  let at = start
  while (
    at < end &&
    ((most - (counts[at] ?? 0)) |
      (most - (counts[at + 1] ?? 0)) |
      (most - (counts[at + 2] ?? 0)) |
      (most - (counts[at + 3] ?? 0))) >=
      0
  ) {
    at += 4
  }
  while (at < counts.length && (counts[at] ?? 0) < least) at += 1
  return at
}

type IsLess = (one: number, other: number) => boolean

function rise(heap: number[], code: number, isLess: IsLess): void {
  let at = heap.push(code) - 1
  while (at > 0) {
    const parent = (at - 1) >>> 1
    const above = heap[parent] ?? 0
    if (!isLess(code, above)) break
    heap[at] = above
    at = parent
  }
  heap[at] = code
}

function sink(heap: number[], code: number, isLess: IsLess): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isLess(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
    const below = heap[child] ?? 0
    if (!isLess(below, code)) break
    heap[at] = below
    at = child
  }
  heap[at] = code
}
