export type { Board, BoardAsset, BoardId, BoardSummary } from './domain/board.ts'
export { boardFlagOf } from './domain/board-flags.ts'
