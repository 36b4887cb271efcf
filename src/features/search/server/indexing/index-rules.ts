import type { IndexedAsset } from '#features/catalogue/server.ts'
import type { IndexEntry } from '../../domain/index-entry.ts'

/** How assets become entries, with one vocabulary. */
export type IndexRules = Readonly<{
  /** Changes whenever the same asset would become another entry. */
  version: string
  entryOf: (asset: IndexedAsset) => IndexEntry
  /** As what is typed is folded before it is compared with a term. */
  fold: (text: string) => string
  /** The words of a text, folded likewise. */
  wordsOf: (text: string) => readonly string[]
}>
