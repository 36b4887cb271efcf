import type { AssetCard } from '#features/catalogue/domain.ts'
import type { BoardId } from '../../domain/board.ts'
import type { Added, CallFailure } from './board-calls.ts'

/** Why something was not done, in the words of our texts. */
export type FailureReason = 'add' | 'remove' | 'read' | 'full' | 'unknown' | 'busy'

/** What came of a wish, for whoever tells the visitor. */
export type SaveNews =
  | Readonly<{
      kind: 'saved' | 'removed'
      board: Readonly<{ id: BoardId; name: string }>
      assets: readonly AssetCard[]
      /** How many of them are not on the board, though they should be. */
      missing: number
    }>
  | Readonly<{ kind: 'failed'; reason: FailureReason }>

const reasons: Readonly<Record<string, FailureReason>> = {
  'unknown-assets': 'unknown',
  unknown: 'unknown',
  'board-full': 'full',
}

export function reasonOf(doing: 'add' | 'remove' | 'read', { status, type }: CallFailure): FailureReason {
  return status === 429 ? 'busy' : (reasons[type] ?? doing)
}

/** Assets that are not on the board after all; one that was there already is no failure (BOARD-11). */
export function missingOf({ notAdded }: Pick<Added, 'notAdded'>): Added['notAdded'] {
  return notAdded.filter(({ reason }) => reason !== 'already-there')
}

export function reasonOfMissing(missing: Added['notAdded']): FailureReason {
  return reasons[missing[0]?.reason ?? ''] ?? 'add'
}
