import type { AssetId } from '#features/catalogue/domain.ts'
import { type BoardPage, boardPageSize } from './board-page.ts'

export type Neighbors = Pick<BoardPage, 'firstId' | 'nextId' | 'previousId' | 'secondNextId'>

export const noNeighbors: Neighbors = { firstId: null, nextId: null, previousId: null, secondNextId: null }

/** Around one page of the board as it stands. */
export function neighborsOf(assetIds: readonly AssetId[], number: number): Neighbors {
  return {
    firstId: assetIds[0] ?? null,
    nextId: assetIds[number * boardPageSize] ?? null,
    previousId: assetIds[(number - 1) * boardPageSize - 1] ?? null,
    secondNextId: assetIds[number * boardPageSize + 1] ?? null,
  }
}
