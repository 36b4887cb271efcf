import type { NameLists } from '../segment/segment.ts'

/** Lists only grow at their end, so what was read of one is never read again. */
const known = new WeakMap<readonly string[], { numbers: Map<string, number>; read: number }>()

/** The code of a name, 0 where no asset ever had it. */
export function codeOfName(names: NameLists, field: string, value: string): number {
  const list = names[field]
  if (list === undefined) return 0
  let entry = known.get(list)
  if (entry === undefined) {
    entry = { numbers: new Map(), read: 0 }
    known.set(list, entry)
  }
  for (; entry.read < list.length; entry.read += 1) entry.numbers.set(list[entry.read] ?? '', entry.read)
  const number = entry.numbers.get(value)
  return number === undefined ? 0 : number + 1
}
