import { fieldsOfKind } from './field-layout.ts'
import type { NameLists } from './segment.ts'

/** Numbers for the values of fields that grow, the same in all segments of an index. */
export type NameTable = {
  /** Adds the value where it is new. */
  numberOf(field: string, value: string): number
  find(field: string, value: string): number | undefined
  /** Grow at their ends as values come. */
  readonly lists: NameLists
}

export function openNameTable(lists: NameLists = {}): NameTable {
  const growing: Record<string, string[]> = {}
  const numbers: Record<string, Map<string, number>> = {}
  for (const field of fieldsOfKind('name', 'names')) {
    const values = [...(lists[field] ?? [])]
    growing[field] = values
    numbers[field] = new Map(values.map((value, number) => [value, number]))
  }
  return {
    lists: growing,
    find: (field, value) => numbers[field]?.get(value),
    numberOf(field, value) {
      const known = numbers[field]?.get(value)
      if (known !== undefined) return known
      const list = growing[field]
      if (list === undefined) throw new Error(`"${field}" is not a field of names.`)
      list.push(value)
      numbers[field]?.set(value, list.length - 1)
      return list.length - 1
    },
  }
}
