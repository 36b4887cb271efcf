/** Numbers of the specification (seed 9, BOARD-03), and our own where it has none. */
export const boardLimits = {
  /** Characters of a name. */
  name: 255,
  /** Boards on a page of the list. */
  listPage: 250,
  /** Assets on a page of the default board; more may be asked for, up to the most. */
  assetsPage: 25,
  mostAssetsPage: 100,
  assets: 10_000,
  /** Boards of an account on a site; the deleted ones count as long as they are kept. */
  boards: 2_000,
  /** Of all boards by one account. */
  changesAMinute: 1_200,
  /** Characters of a description, a note or a comment. */
  text: 2_000,
  openInvitations: 100,
  /** Days in which a deleted board can be taken back. */
  undoDays: 30,
  recentBoards: 8,
} as const
