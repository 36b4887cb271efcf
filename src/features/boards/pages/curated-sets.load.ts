import type { Loaded, PageRequest } from '#visit/page-contract.ts'
import type { ShelfView } from '../domain/curated-shelf.ts'
import { loadShelf, type ShelfNeeds, shelfOf } from '../server/curated/load-shelf.ts'

export function load(request: PageRequest<ShelfNeeds>): Promise<Loaded<ShelfView>> {
  return loadShelf(shelfOf(request.route), request)
}
