import { links, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import type { ShelfName, ShelfView } from '../../domain/curated-shelf.ts'
import { statusOf } from '../../domain/refusals.ts'
import type { Boards } from '../open-boards.ts'
import { copySet } from './copy-set.ts'
import { loadShelf, type ShelfNeeds } from './load-shelf.ts'

export type ShelfFormNeeds = ShelfNeeds & {
  readonly boards: Pick<Boards, 'create' | 'addAssets' | 'remove'>
}

/** Copies the set that is open. Whoever is not signed in comes back to it afterwards. */
export async function submitShelf(
  shelf: ShelfName,
  request: SubmitRequest<ShelfFormNeeds>,
): Promise<Submitted<ShelfView>> {
  const { visit, query, needs, parameters } = request
  const loaded = await loadShelf(shelf, request)
  const set = loaded.kind === 'found' ? loaded.data.set : null
  const shelfHref = links.curatedSets(visit)
  if (!set) return { kind: 'done', to: shelfHref }
  const setQuery = { set: query.get('set') ?? '' }
  const mediaKind = parameters.mediaKind ?? set.mediaKind
  const here =
    shelf === 'signature'
      ? links.signatureSetsOf(visit, { mediaKind }, setQuery)
      : links.curatedSetsOf(visit, { mediaKind }, setQuery)
  if (visit.viewer.kind !== 'member') return { kind: 'done', to: signInLink(visit, here) }
  const copied = await copySet(needs, visit, set.key)
  if (copied.ok) return { kind: 'done', to: links.board(visit, { boardId: copied.value }) }
  const { failure } = copied
  const data: ShelfView = {
    ...{ shelf, mediaKind: set.mediaKind, sets: [], set },
    problem: failure === 'too-many-boards' ? 'tooManyBoards' : 'failed',
  }
  return {
    ...{ kind: 'refused', data, status: failure === 'failed' ? 409 : statusOf(failure) },
    ...(typeof failure === 'object' && { retryAfterSeconds: failure.tooMany }),
  }
}
