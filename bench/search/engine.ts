import type { AssetType } from '../../src/features/catalogue/domain.ts'
import type { IndexEntry } from '../../src/features/search/domain.ts'
import type { BenchQuestion } from './questions.ts'
import type { BenchField } from './values.ts'

export type FacetPairs = readonly (readonly [value: string, count: number])[]
export type BenchAnswer = {
  readonly ids: readonly string[]
  readonly totals: Readonly<Record<AssetType, number>>
  readonly facets: Readonly<Partial<Record<BenchField, FacetPairs>>>
}

/** An engine whose index is there: the embedded one, or a peer. */
export type OpenEngine = {
  readonly search: (question: BenchQuestion) => Promise<BenchAnswer>
  /** Processes of its own; empty where it works in this one. */
  readonly processes: () => readonly number[]
  readonly close: () => Promise<void>
}

export type Engine = {
  /** Everything into an index, until it is on disk and can be searched. */
  readonly build: (batches: Iterable<readonly IndexEntry[]>) => Promise<void>
  readonly open: () => Promise<OpenEngine>
  /** Bytes on disk, where they do not lie in the folder that was given. */
  readonly disk?: () => Promise<number>
  /** What differs from how one would run it, if anything. */
  readonly note?: string
}

/** Null where the engine cannot be had here. */
export type MakeEngine = (place: { directory: string; assets: number }) => Promise<Engine | null>

/** Every word of an asset, as peers without parts know it. */
export function wordsOf({ words }: IndexEntry): readonly string[] {
  return [...(words.title ?? []), ...(words.concepts ?? [])]
}
