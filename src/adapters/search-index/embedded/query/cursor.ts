import type { Order } from '#features/search/domain.ts'
import type { Position } from './top-hits.ts'

/** A place in one order, as text that only this engine reads. */
export function writeCursor(order: Order, { key, id }: Position): string {
  return `${nameOf(order)}_${key}_${id}`
}

/** Null for what is not a cursor of this order: the search then begins at its start. */
export function readCursor(order: Order, cursor: string): Position | null {
  const [name, keyText = '', idText = '', ...rest] = String(cursor).split('_')
  const key = Number(keyText)
  const id = Number(idText)
  const isOurs =
    name === nameOf(order) && String(key) === keyText && String(id) === idText && rest.length === 0
  return isOurs && Number.isFinite(key) && Number.isSafeInteger(id) ? { key, id } : null
}

function nameOf(order: Order): string {
  return order.by === 'random' ? `random${order.seed}` : order.by
}
