import type { AssetId } from '#features/catalogue/domain.ts'
import type { BoardSummary } from '../../domain/board.ts'
import { get, send } from '../desk/ask-server.ts'
import type { CallFailure, NotAdded } from '../desk/board-calls.ts'

/** What a call came to: its answer, or the word of what was wrong. */
export type CallOutcome<Answer = unknown> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: string }

const root = '/components/collaboration/api'

export type BoardCall = Readonly<{ method: string; path: string; body?: object }>

/** Sends one. A line that is down is a failure like any other. */
export async function callBoards<Answer>({ method, path, body }: BoardCall): Promise<CallOutcome<Answer>> {
  const address = root + path
  const called = await (method === 'GET' ? get<Answer>(address) : send<Answer>(method, address, body))
  if (called.ok) return { ok: true, answer: called.value }
  return { ok: false, failure: wordOf(called.failure) }
}

/** As our texts have it. */
export function wordOf({ status, type }: CallFailure): string {
  if (status === 429) return 'too-many'
  return status >= 500 ? 'other' : type || 'other'
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

export type Passed = Readonly<{
  from: BoardSummary
  to: BoardSummary
  added: readonly AssetId[]
  notAdded: readonly NotAdded[]
  removed: readonly AssetId[]
}>

/** Moves or copies assets to another board. */
export function passAssets(
  how: 'move' | 'copy',
  { from, to, assetIds }: Readonly<{ from: string; to: string; assetIds: readonly AssetId[] }>,
) {
  return callBoards<Passed>({
    method: 'POST',
    path: boardPath(from, `/${how}`),
    body: { to, assetIds: uris(assetIds) },
  })
}
