import type { CuratedSet } from './curated-sets.ts'
import type { DemoPiece } from './demo-piece.ts'
import type { DemoPlan } from './plan-demo.ts'
import { shelfSetTexts } from './shelf-set-texts.data.ts'
import { type SetRule, signatures, themes } from './shelf-sets.data.ts'

const inTheme = 24
const inSignature = 18

/** The sets that visitors can look through: what fits a set's rule, the best first and its sources in turn. */
export function shelfSets(plan: Pick<DemoPlan, 'chosen' | 'pieceAt'>): readonly CuratedSet[] {
  const shelves = new Map<string, DemoPiece[]>()
  for (let place = 0; place < plan.chosen; place += 1) {
    const piece = plan.pieceAt(place)
    const { availability, family, licenseModel } = piece.record
    // Both sites show the sets, so nothing is in them that only one of them sells.
    if (availability !== 'online' || family !== 'creative' || licenseModel !== 'rf') continue
    const shelf = `${mediaKindOf(piece)} ${sourceOf(piece)}`
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), piece])
  }
  return [
    ...themes.map((rule) => setOf(rule, shelves, inTheme)),
    ...signatures.map((rule) => setOf(rule, shelves, inSignature)),
  ]
}

function setOf(rule: SetRule, shelves: ReadonlyMap<string, readonly DemoPiece[]>, most: number): CuratedSet {
  const { key, name, description, from } = rule
  const mediaKind = key.split('-')[1]
  const lists = from.map((source) => [...(shelves.get(`${mediaKind} ${source}`) ?? [])].sort(byQuality))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat()
  const sourceKeys = inTurn.slice(0, most).map(({ record }) => record.sourceKey)
  return { key, name, description, texts: shelfSetTexts[key] ?? {}, isShowcase: false, sourceKeys }
}

/** Of pieces that are as good, those that are written first, so that small libraries have full sets too. */
function byQuality({ record: one }: DemoPiece, { record: other }: DemoPiece): number {
  return one.qualityRank - other.qualityRank
}

function mediaKindOf({ record: { assetType, mediaType } }: DemoPiece): string {
  if (assetType === 'film') return 'videos'
  if (mediaType === 'illustration') return 'illustrations'
  return mediaType === 'vector' ? 'vectors' : 'images'
}

function sourceOf({ origin, record }: DemoPiece): string {
  switch (origin.kind) {
    case 'recipe':
      return origin.recipe.family
    case 'film':
      return origin.film.still.family
    case 'drawing':
      return origin.drawing.motif
    default:
      return record.collection.key
  }
}
