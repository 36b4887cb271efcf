/** What the catalogue tells other rooms, and itself, through the outbox. */
export type CatalogueEvent =
  | { readonly name: 'catalogue.asset-added'; readonly payload: { assetId: string; collectionId: string } }
  | {
      readonly name: 'catalogue.asset-withdrawn'
      readonly payload: { assetId: string; collectionId: string }
    }
