import {
  type CatalogueQueries,
  countCollections,
  type Renditions,
  removeRenditions,
} from '#features/catalogue/server.ts'
import type { OutboxReader } from '#platform/outbox.ts'

type Needs = { readonly catalogue: CatalogueQueries; readonly renditions: Pick<Renditions, 'remove'> }

/** When this happens, that follows a moment later: all of it, in one place. */
export function reactions({ catalogue, renditions }: Needs): readonly OutboxReader[] {
  return [
    // An asset came or went → its collection's count follows.
    countCollections(catalogue),
    // An asset was withdrawn → its pictures go.
    removeRenditions(renditions),
  ]
}
