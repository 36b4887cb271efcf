import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import type { ShelfView } from '../domain/curated-shelf.ts'
import { type ShelfFormNeeds, submitShelf } from '../server/curated/submit-shelf.ts'

export function submit(request: SubmitRequest<ShelfFormNeeds>): Promise<Submitted<ShelfView>> {
  return submitShelf('curated', request)
}
