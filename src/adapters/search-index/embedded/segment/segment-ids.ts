import type { AssetId } from '#features/catalogue/domain.ts'
import type { Segment } from './segment.ts'
import { columnsOf } from './segment-columns.ts'
import { sharedUint32 } from './shared-array.ts'

/** Places in the order of their ids. */
export function orderOfIds(ids: Float64Array): Uint32Array<SharedArrayBuffer> {
  const order = sharedUint32(ids.length)
  let isSorted = true
  for (let place = 0; place < ids.length; place += 1) {
    order[place] = place
    if (place > 0 && (ids[place] ?? 0) < (ids[place - 1] ?? 0)) isSorted = false
  }
  return isSorted ? order : order.sort((one, other) => (ids[one] ?? 0) - (ids[other] ?? 0))
}

/** The place of an asset, or -1 where the segment does not have it. */
export function findPlace(segment: Segment, id: AssetId): number {
  const number = Number(id)
  return String(number) === id ? placeOfNumber(segment, number) : -1
}

function placeOfNumber(segment: Segment, id: number): number {
  const { ids, idOrder } = columnsOf(segment)
  let low = 0
  let high = idOrder.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[idOrder[middle] ?? 0] ?? 0) < id) low = middle + 1
    else high = middle
  }
  const place = idOrder[low]
  return place !== undefined && ids[place] === id ? place : -1
}
