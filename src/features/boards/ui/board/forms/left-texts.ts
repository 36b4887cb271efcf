import type { AssetId } from '#features/catalogue/domain.ts'
import { type BoardPage, boardPageSize } from '../../../domain/board-page.ts'
import {
  isUnsaved,
  notedAsset,
  type WrittenDraft,
  type WrittenEntries,
  type WrittenKey,
} from './written-drafts.ts'

/** All assets of a board in its order, as they stood at a revision. */
export type Standing = Readonly<{ revision: number; ids: readonly AssetId[] }>

/** A text that was begun and whose field is gone, with the reason. */
export type LeftText = Readonly<{
  key: WrittenKey
  draft: WrittenDraft
  why: 'left' | 'elsewhere' | 'deleted'
  /** Where its field is, if that is known. */
  pageNumber: number | null
}>

type Shown = Pick<BoardPage, 'assets' | 'deletedUntil'>

/** Of what has been begun, that which the page has no field for. Of an asset that is not shown it may be unknown where it stands. */
export function leftTexts(
  entries: WrittenEntries,
  { assets, deletedUntil }: Shown,
  standing: Standing | null,
): readonly LeftText[] {
  return [...entries].flatMap(([key, { draft }]): LeftText[] => {
    if (!isUnsaved(draft)) return []
    if (deletedUntil !== null) return [{ key, draft, why: 'deleted', pageNumber: null }]
    const assetId = notedAsset(key)
    if (assetId === null || assets.some(({ id }) => id === assetId)) return []
    const place = standing?.ids.indexOf(assetId)
    if (place === undefined) return [{ key, draft, why: 'elsewhere', pageNumber: null }]
    if (place < 0) return [{ key, draft, why: 'left', pageNumber: null }]
    return [{ key, draft, why: 'elsewhere', pageNumber: Math.floor(place / boardPageSize) + 1 }]
  })
}
