import type { AssetId } from '#features/catalogue/domain.ts'
import { type BoardCall, boardPath } from '../board-calls.ts'

type Fields = Readonly<Record<string, string>>
type Place = Readonly<{
  boardId: string
  firstId: AssetId | null
  /** The assets of the page in their order, with the one before them and the two behind them. */
  around: readonly AssetId[]
}>

/**
 * The call that does what a form of the page would do, by the form's action. A form that is not here is sent as it is:
 * it leads to another page anyway.
 */
const calls: Readonly<Record<string, (fields: Fields, place: Place) => BoardCall>> = {
  change: ({ name, text, baseName, baseText }, { boardId }) => ({
    method: 'PATCH',
    path: boardPath(boardId),
    body: { ...given({ name, description: text }), base: given({ name: baseName, description: baseText }) },
  }),
  default: (_, { boardId }) => ({ method: 'PATCH', path: boardPath(boardId), body: { isDefault: true } }),
  restore: (_, { boardId }) => ({ method: 'POST', path: boardPath(boardId, '/restore') }),
  cover: ({ asset }, { boardId }) => ({
    method: 'PATCH',
    path: boardPath(boardId),
    body: { heroAssetId: `gi:${asset}` },
  }),
  note: ({ asset, text, baseText }, { boardId }) => ({
    method: 'PUT',
    path: boardPath(boardId, `/notes/${asset}`),
    body: { text: text ?? '', ...given({ base: baseText }) },
  }),
  first: ({ asset }, place) => toPlace(asset, place.firstId, place),
  earlier: ({ asset = '' }, place) => toPlace(asset, neighborOf(asset, -1, place), place),
  later: ({ asset = '' }, place) => toPlace(asset, neighborOf(asset, 2, place), place),
  last: ({ asset }, place) => toPlace(asset, null, place),
  comment: ({ asset, text }, { boardId }) => ({
    method: 'POST',
    path: boardPath(boardId, '/comments'),
    body: { text: text ?? '', ...(asset && { assetId: `gi:${asset}` }) },
  }),
  'delete-comment': ({ comment }, { boardId }) => ({
    method: 'DELETE',
    path: boardPath(boardId, `/comments/${comment}`),
  }),
  invite: ({ role, email = '', days }, { boardId }) => ({
    method: 'POST',
    path: boardPath(boardId, '/invitations'),
    body: { role, ...(email.trim() && { email }), ...(days && { expiresInDays: Number(days) }) },
  }),
  withdraw: ({ invitation }, { boardId }) => ({
    method: 'DELETE',
    path: boardPath(boardId, `/invitations/${invitation}`),
  }),
  member: ({ member, role }, { boardId }) => ({
    method: 'PATCH',
    path: boardPath(boardId, `/members/${member}`),
    body: { role },
  }),
  'remove-member': ({ member }, { boardId }) => ({
    method: 'DELETE',
    path: boardPath(boardId, `/members/${member}`),
  }),
}

/** What is in the form. */
function given(fields: Readonly<Record<string, string | undefined>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** So many places from an asset. */
function neighborOf(asset: AssetId, steps: number, { around }: Place): AssetId | null {
  return around[around.indexOf(asset) + steps] ?? null
}

function toPlace(asset: string | undefined, before: AssetId | null, { boardId }: Place): BoardCall {
  const body = { assetIds: [`gi:${asset}`], before: before === null ? null : `gi:${before}` }
  return { method: 'POST', path: boardPath(boardId, '/order'), body }
}

export function formCall(fields: Fields, place: Place): BoardCall | null {
  const { action = '' } = fields
  return Object.hasOwn(calls, action) ? (calls[action]?.(fields, place) ?? null) : null
}
