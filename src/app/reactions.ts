import { type CatalogueQueries, countCollections } from '#features/catalogue/server.ts'
import type { OutboxReader } from '#platform/outbox.ts'

type Needs = { readonly catalogue: CatalogueQueries }

/** When this happens, that follows a moment later: all of it, in one place. */
export function reactions({ catalogue }: Needs): readonly OutboxReader[] {
  return [
    // An asset came or went → its collection's count follows.
    countCollections(catalogue),
  ]
}
