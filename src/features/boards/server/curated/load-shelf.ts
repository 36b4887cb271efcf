import { randomUUID } from 'node:crypto'
import type { PathName } from '#links/paths.data.ts'
import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import type { ShelfName, ShelfView } from '../../domain/curated-shelf.ts'
import { parseMediaKind } from '../../domain/media-kind.ts'
import { readerOf } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import { readOpenSet, readShelf, type ShelfCatalogue } from './read-shelf.ts'

export type ShelfNeeds = {
  readonly boards: Pick<Boards, 'read'>
  readonly catalogue: ShelfCatalogue
}

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
  const base = { shelf, mediaKind, problem: null, copyKey: randomUUID() } as const
  if (key === null || key === '') {
    const sets = await readShelf(needs.catalogue, visit, shelf, mediaKind ?? undefined)
    return found({ ...base, sets, set: null, copied: null })
  }
  const set = await readOpenSet(needs.catalogue, visit, key)
  if (!set || set.shelf !== shelf || (mediaKind !== null && set.mediaKind !== mediaKind)) return notFound
  return found({ ...base, sets: [], set, copied: await findCopied(query.get('copied'), visit, needs.boards) })
}

/** Anyone can write an address: it tells of nothing but a board of one's own. */
async function findCopied(
  boardId: string | null,
  visit: Visit,
  boards: ShelfNeeds['boards'],
): Promise<ShelfView['copied']> {
  if (boardId === null || visit.viewer.kind !== 'member') return null
  const read = await boards.read(readerOf(visit), boardId, { size: 1 })
  return read.ok && read.value.role === 'owner' ? { id: read.value.id, name: read.value.name } : null
}
