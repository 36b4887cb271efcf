import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import type { BoardRole, Permissions } from './board-permissions.ts'

/** A UUID as text, or `default` for somebody who has no board yet (BOARD-03). */
export type BoardId = string

/** A board in a list. Times are ISO 8601. */
export type BoardSummary = Readonly<{
  id: BoardId
  name: string
  description: string
  assetCount: number
  heroUrl: string | null
  /** In lists: its first pictures, the cover foremost. */
  pictures?: readonly string[]
  createdAt: string
  updatedAt: string
  /** One more with every change. */
  revision: number
  relationship: 'owned' | 'invited'
  role: BoardRole
  permissions: Permissions
  /** The owner's name, as it is shown. */
  owner: string
  isDefault: boolean
}>

/** An asset on a board. */
export type BoardAsset = Readonly<{
  /** `gi:` and the id. */
  uri: string
  id: AssetId
  addedAt: string
  /** A name, as it is shown. */
  addedBy: string
  thumbUrl: string | null
  shortTitle: string
  /** Also of one that has been withdrawn. */
  isOffline: boolean
  note: string
  creditLine: string
  /** Null for one that has been withdrawn. */
  card: AssetCard | null
}>

export type Board = BoardSummary &
  Readonly<{
    /** One page of them, the newest or foremost first. */
    assets: readonly BoardAsset[]
    /** All of them, in the same order. */
    assetIds: readonly AssetId[]
    assetsPage: Readonly<{ number: number; size: number; count: number }>
  }>

/** The id of the board of somebody who has none. */
export const noBoardId = 'default'
