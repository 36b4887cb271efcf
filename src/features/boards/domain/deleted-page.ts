import type { FormState } from '#visit/page-contract.ts'
import { asItStands } from './arrangement.ts'
import type { BoardPage } from './board-page.ts'
import { noNeighbors } from './neighbors-of.ts'

/** The page of a board that its owner has deleted and may still take back: nothing of it but its name. */
export function deletedPage(board: BoardPage['board'], until: string, form: FormState): BoardPage {
  return {
    ...{ board, form, deletedUntil: until, page: { number: 1, count: 1 }, panel: 'comments' },
    ...{ code: '', offer: null },
    ...{ arrangement: asItStands, kinds: {}, notedCount: 0, shownCount: 0, places: null },
    ...{ assets: [], people: [], comments: [], activity: [], invitations: [], commentCounts: {} },
    ...{ ...noNeighbors, older: null, olderThan: null },
    ...{ thread: null, about: {}, done: null, removed: null },
  }
}
