import { links, type Query, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { wholeForm } from '../domain/board-page.ts'
import { isHelpedBySigningIn, statusOf } from '../domain/refusals.ts'
import {
  answerBoardForm,
  type BoardFormNeeds,
  type Done,
  isBoardAction,
} from '../server/forms/answer-board-form.ts'
import { readerOf } from '../server/needs.ts'
import { type BoardData, type BoardPageNeeds, loadBoard } from './board.load.ts'

type Request = SubmitRequest<BoardPageNeeds & BoardFormNeeds>

/** At which field a failure is told; all others are about the whole form. */
const fields: Readonly<Record<string, string>> = {
  'name-empty': 'name',
  'name-too-long': 'name',
  'text-empty': 'text',
  'text-too-long': 'text',
  'email-missing': 'email',
  'email-malformed': 'email',
}

const typedFields = [
  'action',
  'asset',
  'member',
  'name',
  'baseName',
  'text',
  'baseText',
  'email',
  'role',
  'days',
] as const
const mostTyped = 4_000

export async function submit(request: Request): Promise<Submitted<BoardData>> {
  const { visit, query, form, caller, onceKey, needs } = request
  const { action = '' } = form
  const reader = readerOf(visit, query.get('invitation_code'))
  if (!isBoardAction(action)) return leadTo(request, {})
  if (reader.accountId === null) return { kind: 'done', to: signInLink(visit, here(request, {})) }
  const from = { viewer: visit.viewer, origin: caller.origin, locale: visit.locale }
  const sent = { reader, boardId: boardIdOf(request), form, from, onceKey, needs }
  const changed = await answerBoardForm(action, sent)
  if (changed.ok) return doneWith(request, changed.value)
  const { failure } = changed
  if (isHelpedBySigningIn(failure)) return { kind: 'done', to: signInLink(visit, here(request, {}), true) }
  const word = typeof failure === 'string' ? failure : 'too-many'
  const typed = typedFields.flatMap((name) =>
    form[name] === undefined ? [] : [[name, form[name].slice(0, mostTyped)] as const],
  )
  const field = fields[word] ?? wholeForm
  const state = { typed: Object.fromEntries(typed), errors: { [field]: word } }
  const loaded = await loadBoard({ ...request, origin: caller.origin }, state)
  if (loaded.kind !== 'found') return leadTo(request, {})
  return {
    kind: 'refused',
    status: statusOf(failure),
    data: loaded.data,
    ...(typeof failure === 'object' && { retryAfterSeconds: failure.tooMany }),
  }
}

function doneWith(request: Request, outcome: Done): Submitted<BoardData> {
  const { visit } = request
  const boardId = boardIdOf(request)
  if ('left' in outcome) {
    const to =
      outcome.left === 'deleted'
        ? links.boards(visit, { done: 'deleted', board: boardId })
        : links.sharedBoards(visit, { done: 'left' })
    return { kind: 'done', to }
  }
  const { done, removed } = outcome
  // Who has joined needs the code no more.
  if (done === 'joined') return { kind: 'done', to: links.board(visit, { boardId }, { done }) }
  return leadTo(request, { done, removed })
}

function leadTo(request: Request, query: Query): Submitted<BoardData> {
  return { kind: 'done', to: here(request, query) }
}

/** The same page, without what was said the last time. */
function here(request: Request, more: Query): string {
  const { visit, query } = request
  const kept = ['page', 'sort', 'kind', 'with', 'show', 'asset', 'invitation_code'].map((name) => [
    name,
    query.get(name) ?? '',
  ])
  return links.board(visit, { boardId: boardIdOf(request) }, { ...Object.fromEntries(kept), ...more })
}

function boardIdOf({ parameters }: Request): string {
  return parameters.boardId ?? ''
}
