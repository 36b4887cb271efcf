import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { splitPrefix } from '#i18n/prefixes.ts'

/** What a visitor wanted to save before being led here, as the catalogue knows it. */
export type SaveWish = Readonly<{
  ids: readonly AssetId[]
  /** Of a single one. */
  title: string
  /** Of the first one; null where it is not for everyone to see. */
  picture: Readonly<{ mediaKey: string; width: number; height: number }> | null
}>

/** More than one page picks. */
const mostIds = 200

/**
 * The ids in the address by which somebody came: `save` beside the way back, or, without a script, on the way back itself, which
 * is the choice of a board then. Nothing is said where nothing would follow.
 */
export function wishedIn(
  query: { get(name: string): string | null },
  returnTo: string | null,
  /** The path, without prefix, of the page where a board is chosen. */
  choicePath: string,
): readonly AssetId[] {
  if (returnTo === null) return []
  const ids = (query.get('save') ?? savedOnWay(returnTo, choicePath) ?? '').split(',', mostIds)
  return [...new Set(ids.flatMap((id) => parseAssetId(id) ?? []))]
}

function savedOnWay(returnTo: string, choicePath: string): string | null {
  const [path = '', search] = returnTo.split('?', 2)
  if (splitPrefix(path).path !== choicePath) return null
  return new URLSearchParams(search).get('save')
}
