import type { IndexPosition } from '#features/search/server.ts'
import type { Segment } from '../segment/segment.ts'
import type { NamesLog } from './names-log.ts'
import type { TermsBlock } from './terms-block.ts'

/** Which assets of a segment there are, at one moment. */
export type ShownPart = {
  /** Came with this publication or with an earlier one of the same writer. */
  readonly segment: string
  readonly dead: Uint8Array<SharedArrayBuffer> | null
}

/**
 * What a writer tells after each change. All that is large lies in shared memory, so passing it to another thread costs
 * the same at any size. Publications must arrive in order and complete: a segment is sent once, later ones name it. What
 * is no longer named may be forgotten. The first of a writer voids whatever was shown before.
 */
export type Publication = {
  readonly isFirst: boolean
  readonly parts: readonly ShownPart[]
  /** Those that were never sent before. */
  readonly segments: readonly Segment[]
  readonly names: NamesLog
  readonly terms: TermsBlock | null
  readonly position: IndexPosition
  /** How many assets can be found. */
  readonly assets: number
}
