import type { AssetId } from '#features/catalogue/domain.ts'
import { type MediaKind, parseMediaKind } from './media-kind.ts'

/** In which order a board's assets are shown; the first is the one that people gave them. */
export const assetOrders = ['board', 'newest', 'oldest'] as const
export type AssetOrder = (typeof assetOrders)[number]

/** What is shown of a board, and in which order: the page's address says it all. */
export type Arrangement = Readonly<{
  sort: AssetOrder
  /** Null for all kinds. */
  kind: MediaKind | null
  /** Only what has a note or a comment. */
  isNoted: boolean
}>

/** All of a board, as it stands. */
export const asItStands: Arrangement = { sort: 'board', kind: null, isNoted: false }

const notedWord = 'notes'

/** Whatever is not understood is as if it were not there. */
export function readArrangement(query: URLSearchParams): Arrangement {
  const sort = query.get('sort')
  return {
    sort: assetOrders.find((order) => order === sort) ?? asItStands.sort,
    kind: parseMediaKind(query.get('kind')),
    isNoted: query.get('with') === notedWord,
  }
}

/** The same as a query; what goes without saying is left out. */
export function arrangementQuery({ sort, kind, isNoted }: Arrangement) {
  return {
    sort: sort === asItStands.sort ? undefined : sort,
    kind: kind ?? undefined,
    with: isNoted ? notedWord : undefined,
  } satisfies Readonly<Record<string, string | undefined>>
}

/** Some of the assets may be missing. */
export function isFiltered({ kind, isNoted }: Arrangement): boolean {
  return kind !== null || isNoted
}

/** Only there can assets be moved: elsewhere their neighbors are not those that they have on the board. */
export function isAsItStands(arrangement: Arrangement): boolean {
  return arrangement.sort === asItStands.sort && !isFiltered(arrangement)
}

/** Where those that are shown stand on the board, from 1; what has left it meanwhile is left out. */
export function placesOf(
  shown: readonly AssetId[],
  all: readonly AssetId[],
): Readonly<Record<AssetId, number>> {
  const wanted = new Set(shown)
  return Object.fromEntries(all.flatMap((id, at) => (wanted.has(id) ? [[id, at + 1]] : [])))
}
