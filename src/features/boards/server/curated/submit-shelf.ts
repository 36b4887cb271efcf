import { randomUUID } from 'node:crypto'
import { links, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import type { ShelfName, ShelfView } from '../../domain/curated-shelf.ts'
import { statusOf } from '../../domain/refusals.ts'
import type { Boards } from '../open-boards.ts'
import { copySet } from './copy-set.ts'
import { loadShelf, type ShelfNeeds } from './load-shelf.ts'

export type ShelfFormNeeds = ShelfNeeds & { readonly boards: Pick<Boards, 'create' | 'list'> }

const longestKey = 100

/** Copies the set that is open. Whoever is not signed in comes back to it afterwards. */
export async function submitShelf(
  shelf: ShelfName,
  request: SubmitRequest<ShelfFormNeeds>,
): Promise<Submitted<ShelfView>> {
  const { visit, query, form, needs, parameters } = request
  const loaded = await loadShelf(shelf, request)
  const set = loaded.kind === 'found' ? loaded.data.set : null
  const shelfHref = links.curatedSets(visit)
  if (!set) return { kind: 'done', to: shelfHref }
  const setQuery = { set: query.get('set') ?? '' }
  const mediaKind = parameters.mediaKind ?? set.mediaKind
  const setLink = shelf === 'signature' ? links.signatureSetsOf : links.curatedSetsOf
  if (visit.viewer.kind !== 'member') {
    return { kind: 'done', to: signInLink(visit, setLink(visit, { mediaKind }, setQuery)) }
  }
  const onceKey = form.copyKey?.slice(0, longestKey) || undefined
  const copied = await copySet(needs, visit, { key: set.key, onceKey })
  if (copied.ok) {
    return { kind: 'done', to: setLink(visit, { mediaKind }, { ...setQuery, copied: copied.value }) }
  }
  const { failure } = copied
  const data: ShelfView = {
    ...{ shelf, mediaKind: set.mediaKind, sets: [], set, copied: null, copyKey: randomUUID() },
    problem: failure === 'too-many-boards' ? 'tooManyBoards' : 'failed',
  }
  return {
    ...{ kind: 'refused', data, status: failure === 'failed' ? 409 : statusOf(failure) },
    ...(typeof failure === 'object' && { retryAfterSeconds: failure.tooMany }),
  }
}
