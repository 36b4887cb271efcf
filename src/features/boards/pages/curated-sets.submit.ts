import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import type { ShelfView } from '../domain/curated-shelf.ts'
import { shelfOf } from '../server/curated/load-shelf.ts'
import { type ShelfFormNeeds, submitShelf } from '../server/curated/submit-shelf.ts'

export function submit(request: SubmitRequest<ShelfFormNeeds>): Promise<Submitted<ShelfView>> {
  return submitShelf(shelfOf(request.route), request)
}
