import type { NameLists } from '../segment/segment.ts'

/**
 * The names of one index as a growing text in shared memory: a line of JSON for each time that some were added. Readers
 * remember how far they have read and read on from there; beyond `length` the writer may be writing.
 */
export type NamesLog = {
  /** Another id is another index: what was read of the one before means nothing here. */
  readonly id: string
  readonly bytes: Uint8Array<SharedArrayBuffer>
  readonly length: number
}

const smallestLog = 4_096

export function emptyNamesLog(id: string): NamesLog {
  return { id, bytes: new Uint8Array(new SharedArrayBuffer(smallestLog)), length: 0 }
}

/** What has come to the lists since they had these lengths; null if nothing has. */
export function namesAddedTo(
  lists: NameLists,
  lengths: ReadonlyMap<string, number>,
): Record<string, readonly string[]> | null {
  const added = Object.entries(lists)
    .map(([field, values]) => [field, values.slice(lengths.get(field) ?? 0)] as const)
    .filter(([, values]) => values.length > 0)
  return added.length > 0 ? Object.fromEntries(added) : null
}

export function appendNames(log: NamesLog, added: NameLists): NamesLog {
  const line = new TextEncoder().encode(`${JSON.stringify(added)}\n`)
  const length = log.length + line.length
  let { bytes } = log
  if (length > bytes.length) {
    bytes = new Uint8Array(new SharedArrayBuffer(Math.max(length, 2 * bytes.length)))
    bytes.set(log.bytes.subarray(0, log.length))
  }
  bytes.set(line, log.length)
  return { id: log.id, bytes, length }
}

/** Adds to the lists what stands in the log from that byte on. */
export function readNames(log: NamesLog, from: number, lists: Record<string, string[]>): void {
  const text = new TextDecoder().decode(log.bytes.subarray(from, log.length))
  for (const line of text.split('\n')) {
    if (line === '') continue
    for (const [field, values] of Object.entries(JSON.parse(line) as NameLists)) {
      let list = lists[field]
      if (!list) {
        list = []
        lists[field] = list
      }
      for (const value of values) list.push(value)
    }
  }
}
