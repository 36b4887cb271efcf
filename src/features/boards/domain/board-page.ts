import type { AssetId } from '#features/catalogue/domain.ts'
import type { FormState } from '#visit/page-contract.ts'
import type { ActivityLine } from './activity.ts'
import type { BoardAsset, BoardSummary } from './board.ts'
import type { BoardComment } from './comment.ts'
import type { BoardInvitation, BoardMember } from './invitation.ts'

/** Assets on a page of a board. */
export const boardPageSize = 60

/** What stands beside the assets: `?show=`. The first is there without being asked for. */
export const boardPanels = ['comments', 'activity', 'sharing'] as const

export type BoardPanel = (typeof boardPanels)[number]

/** What the page says once a form without script is done: `?done=`. */
export const boardDoneWords = [
  'changed',
  'note',
  'cover',
  'default',
  'moved',
  'removed',
  'put-back',
  'joined',
  'commented',
  'comment-deleted',
  'invited',
  'withdrawn',
  'member-changed',
  'member-removed',
  'restored',
] as const

export type BoardDoneWord = (typeof boardDoneWords)[number]

/** Everything that the page of one board shows. */
export type BoardPage = Readonly<{
  board: BoardSummary
  assets: readonly BoardAsset[]
  page: Readonly<{ number: number; count: number }>
  /** The first of the whole board, and the one behind this page: what is moved is put before one of them. */
  firstId: AssetId | null
  nextId: AssetId | null
  /** Empty for guests, who are not told. */
  people: readonly BoardMember[]
  panel: BoardPanel
  /** Newest first; empty unless their panel is shown. */
  comments: readonly BoardComment[]
  activity: readonly ActivityLine[]
  invitations: readonly BoardInvitation[]
  /** The asset whose comments alone are wanted. */
  thread: AssetId | null
  /** By which a guest came; empty for everybody else. */
  code: string
  done: BoardDoneWord | null
  /** What can be put back, before which one it stood, and what stood under it. */
  removed: Readonly<{ asset: AssetId; before: AssetId | null; note: string }> | null
  form: FormState
}>

export const emptyForm: FormState = { typed: {}, errors: {} }

/** Where an error stands that is about no field. */
export const wholeForm = 'form'

/** Anyone can write an address, so a page says nothing but what stands in these lists. */
export function wordIn<Word extends string>(words: readonly Word[], text: string | null): Word | null {
  return words.find((word) => word === text) ?? null
}

/** Of the forms on the page, the one that was sent; of several alike, the one of this row. */
export function formOf(sent: FormState, action: string, row?: string): FormState {
  const { action: sentAction, asset = '', member = '' } = sent.typed
  if (sentAction !== action) return emptyForm
  return row === undefined || row === (asset || member) ? sent : emptyForm
}

/** Pages of a board: at least one. */
export function pageCountOf(assetCount: number): number {
  return Math.max(1, Math.ceil(assetCount / boardPageSize))
}
