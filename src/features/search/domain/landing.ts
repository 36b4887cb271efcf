import type { AssetCard } from '#features/catalogue/domain.ts'

/** A subject of the library, called as the visitor calls it, with some of what a search for that name finds. */
export type Category = Readonly<{ name: string; count: number; assets: readonly AssetCard[] }>

/** What a part of the library holds, as the page that opens it shows it. */
export type Landing = Readonly<{
  total: number
  categories: readonly Category[]
  /** The best of all, where there is too little for categories. */
  best: readonly AssetCard[]
}>
