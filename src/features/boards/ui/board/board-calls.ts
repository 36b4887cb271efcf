import type { AssetId } from '#features/catalogue/domain.ts'
import { writeQuery } from '#links/links.ts'
import { sendCall } from '#visit/send-call.ts'
import type { BoardSummary } from '../../domain/board.ts'

/** What a call came to: its answer, or the word of what was wrong. */
export type CallOutcome<Answer = unknown> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: string }

const root = '/components/collaboration/api'

export type BoardCall = Readonly<{ method: string; path: string; body?: object }>

/** Sends one. A line that is down is a failure like any other. */
export async function callBoards<Answer>({ method, path, body }: BoardCall): Promise<CallOutcome<Answer>> {
  try {
    const response = await sendCall(root + path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { ok: true, answer: answer as Answer }
    return { ok: false, failure: failureOf(response.status, answer) }
  } catch {
    return { ok: false, failure: 'unreachable' }
  }
}

/** The last part of a problem's type, as the calls write it. */
function failureOf(status: number, problem: unknown): string {
  if (status === 429) return 'too-many'
  const type =
    typeof problem === 'object' && problem !== null && 'type' in problem ? String(problem.type) : ''
  return type.split(/[/:#]/).at(-1) || 'other'
}

export function boardPath(boardId: string, rest = ''): string {
  return `/boards/${boardId}${rest}`
}

function uris(assetIds: readonly AssetId[]): readonly string[] {
  return assetIds.map((id) => `gi:${id}`)
}

export function orderAssets(boardId: string, assetIds: readonly AssetId[], before: AssetId | null) {
  return callBoards({
    method: 'POST',
    path: boardPath(boardId, '/order'),
    body: { assetIds: uris(assetIds), before: before === null ? null : `gi:${before}` },
  })
}

export function addAssets(boardId: string, assetIds: readonly AssetId[]) {
  return callBoards<{ added: readonly string[]; notAdded: readonly unknown[] }>({
    method: 'POST',
    path: '/add-assets',
    body: { boardId, assetIds: uris(assetIds) },
  })
}

export function removeAssets(boardId: string, assetIds: readonly AssetId[]) {
  return callBoards({
    method: 'DELETE',
    path: `/remove-assets${writeQuery({ boardId, assetIds: uris(assetIds).join(',') })}`,
  })
}

export function setNote(boardId: string, assetId: AssetId, text: string) {
  return callBoards({ method: 'PUT', path: boardPath(boardId, `/notes/${assetId}`), body: { text } })
}

/** Moves or copies assets to another board. */
export function passAssets(
  how: 'move' | 'copy',
  { from, to, assetIds }: Readonly<{ from: string; to: string; assetIds: readonly AssetId[] }>,
) {
  return callBoards<{ added: readonly string[]; notAdded: readonly unknown[] }>({
    method: 'POST',
    path: boardPath(from, `/${how}`),
    body: { to, assetIds: uris(assetIds) },
  })
}

export function createBoard(name: string) {
  return callBoards<BoardSummary>({ method: 'POST', path: '/create-board', body: { name } })
}

export function listBoards(search: string) {
  const query = writeQuery({ pageSize: 250, sort: 'updated', search })
  return callBoards<{ boards: readonly BoardSummary[]; total: number }>({
    method: 'GET',
    path: `/boards${query}`,
  })
}
