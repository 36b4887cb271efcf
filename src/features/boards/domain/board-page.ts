import type { AssetId } from '#features/catalogue/domain.ts'
import type { FormState } from '#visit/page-contract.ts'
import type { ActivityLine } from './activity.ts'
import type { Arrangement } from './arrangement.ts'
import type { BoardAsset, BoardSummary } from './board.ts'
import type { BoardComment } from './comment.ts'
import type { BoardInvitation, BoardMember, OfferedRole } from './invitation.ts'
import type { KindCounts } from './media-kind.ts'

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

/** An asset that somebody has commented on: its title, if there still is one, and on which page of the board it stands, if on any. */
export type CommentedAsset = Readonly<{ title: string; page: number | null }>

/** Everything that the page of one board shows. */
export type BoardPage = Readonly<{
  board: BoardSummary
  assets: readonly BoardAsset[]
  page: Readonly<{ number: number; count: number }>
  /** In which order they are shown, and which of them. */
  arrangement: Arrangement
  /** What one can choose from: how many there are of each kind, and how many with a note or a comment. */
  kinds: KindCounts
  notedCount: number
  /** How many are shown, on all pages. */
  shownCount: number
  /** Where those on this page stand on the board, from 1; null where that goes without saying. */
  places: Readonly<Record<AssetId, number>> | null
  /** The first of the whole board, and the one behind this page: what is moved is put before one of them. */
  firstId: AssetId | null
  nextId: AssetId | null
  /** Who goes one place earlier or later may leave the page: the last one before it, and the second behind it. */
  previousId: AssetId | null
  secondNextId: AssetId | null
  /** Empty for guests, who are not told. */
  people: readonly BoardMember[]
  panel: BoardPanel
  /** Newest first, so many of them, and of one asset if there is a thread; empty unless their panel is shown. */
  comments: readonly BoardComment[]
  activity: readonly ActivityLine[]
  /** Of what is shown of them: where it begins if that is not the newest, and where what is older begins. */
  olderThan: string | null
  older: string | null
  /** How many there are on each asset of the page that has some. */
  commentCounts: Readonly<Record<AssetId, number>>
  invitations: readonly BoardInvitation[]
  /** The asset whose comments alone are wanted; it may have left the board. */
  thread: AssetId | null
  /** What is known of the assets that the comments are about. */
  about: Readonly<Record<AssetId, CommentedAsset>>
  /** By which a guest came; empty for everybody else. */
  code: string
  /** What it gives; null for everybody else. */
  offer: OfferedRole | null
  done: BoardDoneWord | null
  /** What can be put back. */
  removed: AssetId | null
  form: FormState
  /** Of a board that its owner deleted: until when that can be taken back, in ISO 8601. There is nothing else to see. */
  deletedUntil: string | null
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
