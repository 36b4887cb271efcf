import { entryFields, type IndexEntry } from '#features/search/domain.ts'
import type { IndexChanges } from '#features/search/server.ts'

/** Which version of each asset there is. */
export type Truth = Map<string, number>

/** An asset that can be told from all others, and from its own other versions, by a word and by a name. */
export function makeEntry(id: string, version: number): IndexEntry {
  const fields = Object.fromEntries(
    Object.entries(entryFields).map(([field, { kind }]) => [
      field,
      kind === 'choices' || kind === 'names' ? [] : null,
    ]),
  ) as unknown as IndexEntry['fields']
  return {
    id,
    assetType: Number(id) % 5 === 0 ? 'film' : 'image',
    fields: {
      ...fields,
      orientation: Number(id) % 2 === 0 ? 'horizontal' : 'vertical',
      artist: nameOf(id, version),
      keywords: [`k${Number(id) % 17}`, `k${version % 5}`],
      popularity: version,
      createdOn: Number(id) % 3_000,
    },
    words: {
      title: ['the', wordOf(id, version), `sort${Number(id) % 11}`],
      concepts: [`k${Number(id) % 17}`],
    },
    look: null,
  }
}

export function wordOf(id: string, version: number): string {
  return `w${id}v${version}`
}

export function nameOf(id: string, version: number): string {
  return `Artist "${id}"\n${version}`
}

/** How much changes at a time in what is killed. */
export const batchSize = 60

/**
 * Batch after batch of changes, the same for the same seed: mostly new assets, some newer versions, some that go. The
 * position of a batch is its number.
 */
export function changesOf(seed: number, batch: number, size: number): IndexChanges {
  const random = makeRandom(seed * 7_919 + batch)
  const known = Math.max(1, (batch - 1) * size)
  const entries: IndexEntry[] = []
  const gone: string[] = []
  for (let at = 0; at < size; at += 1) {
    const dice = random()
    const old = String(1 + Math.floor(random() * known))
    if (dice < 0.12) gone.push(old)
    else entries.push(makeEntry(dice < 0.35 ? old : String((batch - 1) * size + at + 1), batch))
  }
  return { entries, gone, position: String(batch) }
}

/** What is there after that batch. */
export function truthAfter(seed: number, batch: number, size: number): Truth {
  const truth: Truth = new Map()
  for (let one = 1; one <= batch; one += 1) addTo(truth, changesOf(seed, one, size))
  return truth
}

export function addTo(truth: Truth, { entries, gone }: IndexChanges): void {
  for (const { id, fields } of entries) truth.set(id, fields.popularity ?? 0)
  for (const id of gone) truth.delete(id)
}

export function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}
