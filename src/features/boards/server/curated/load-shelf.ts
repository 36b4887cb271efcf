import type { PathName } from '#links/paths.data.ts'
import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import { parseMediaKind, type ShelfName, type ShelfView } from '../../domain/curated-shelf.ts'
import { readOpenSet, readShelf, type ShelfCatalogue } from './read-shelf.ts'

export type ShelfNeeds = { readonly catalogue: ShelfCatalogue }

/** The path by which one came says which shelf. */
export function shelfOf(route: PathName | undefined): ShelfName {
  return route === 'signatureSetsOf' ? 'signature' : 'curated'
}

/** A shelf, or with `?set=` one set of it. */
export async function loadShelf(
  shelf: ShelfName,
  { visit, parameters, query, needs }: PageRequest<ShelfNeeds>,
): Promise<Loaded<ShelfView>> {
  const mediaKind = parseMediaKind(parameters.mediaKind)
  if (parameters.mediaKind !== undefined && mediaKind === null) return notFound
  const key = query.get('set')
  const base = { shelf, mediaKind, problem: null } as const
  if (key === null || key === '') {
    const sets = await readShelf(needs.catalogue, visit.site, shelf, mediaKind ?? undefined)
    return found({ ...base, sets, set: null })
  }
  const set = await readOpenSet(needs.catalogue, visit.site, key)
  if (!set || set.shelf !== shelf || (mediaKind !== null && set.mediaKind !== mediaKind)) return notFound
  return found({ ...base, sets: [], set })
}
