import type { CountMoves } from './count-moves.ts'

/** What the catalogue tells other rooms, and itself, through the outbox. */
export type CatalogueEvent = AssetsCounted | AssetWithdrawn

/** By how much the numbers of online assets moved. */
export type AssetsCounted = { readonly name: 'catalogue.assets-counted'; readonly payload: CountMoves }

export type AssetWithdrawn = {
  readonly name: 'catalogue.asset-withdrawn'
  readonly payload: { readonly assetId: string; readonly mediaKey: string }
}
