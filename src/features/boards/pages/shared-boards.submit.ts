import { links, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { isHelpedBySigningIn, statusOf } from '../domain/refusals.ts'
import { readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'
import { load, type SharedBoardsData, type SharedBoardsNeeds } from './shared-boards.load.ts'

type Needs = SharedBoardsNeeds & { readonly boards: Pick<Boards, 'leave'> }

/** Leaving is the one thing that a form of this page does. */
export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<SharedBoardsData>> {
  const { visit, form, needs } = request
  const here = links.sharedBoards(visit)
  if (visit.viewer.kind !== 'member') return { kind: 'done', to: signInLink(visit, here) }
  if (form.action !== 'leave') return { kind: 'done', to: here }
  const outcome = await needs.boards.leave(readerOf(visit), form.board ?? '')
  if (outcome.ok) return { kind: 'done', to: links.sharedBoards(visit, { done: 'left' }) }
  const { failure } = outcome
  if (isHelpedBySigningIn(failure)) return { kind: 'done', to: signInLink(visit, here, true) }
  const loaded = await load({ ...request, query: new URLSearchParams() })
  if (loaded.kind !== 'found') return { kind: 'done', to: here }
  return { kind: 'refused', status: statusOf(failure), data: { ...loaded.data, error: 'not-found' } }
}
