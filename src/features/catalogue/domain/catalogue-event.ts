/** What the catalogue tells other rooms, and itself, through the outbox. */
export type CatalogueEvent = AssetsCounted | AssetWithdrawn

export type AssetsCounted = {
  readonly name: 'catalogue.assets-counted'
  /** By how much the number of online assets moved. */
  readonly payload: {
    /** Collection and difference. */
    readonly collections: readonly (readonly [id: string, by: number])[]
    /** Event, images, films. */
    readonly events: readonly (readonly [id: number, images: number, films: number])[]
  }
}

export type AssetWithdrawn = {
  readonly name: 'catalogue.asset-withdrawn'
  readonly payload: { readonly assetId: string; readonly mediaKey: string }
}
