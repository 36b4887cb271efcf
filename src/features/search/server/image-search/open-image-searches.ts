import { createHash, randomBytes } from 'node:crypto'
import type { MediaRoom } from '#features/catalogue/server.ts'
import type { Database } from '#platform/database.ts'
import type { Endpoint } from '#platform/endpoint.ts'
import type { FetchedOutside } from '#platform/fetch-outside.ts'
import type { ReadImageSearch } from '../find-likeness.ts'
import { describeQuery } from './describe-query.ts'
import { imageSearchQueries } from './image-search-queries.ts'
import { imageSearchCalls, pictureUrlOf, type TakenPicture } from './image-searches.endpoint.ts'

type Needs = {
  readonly db: Database
  readonly room: Pick<MediaRoom, 'make' | 'describe'>
  readonly fetchOutside: (address: string) => Promise<FetchedOutside>
}

export type ImageSearches = {
  readonly readImageSearch: ReadImageSearch
  readonly calls: readonly Endpoint[]
  /** Removes what nobody has asked for in 30 days. */
  readonly removeOld: () => Promise<void>
}

const tokenBytes = 16

/** Pictures that visitors bring to search by. The same picture twice on a site is one search. */
export function openImageSearches({ db, room, fetchOutside }: Needs): ImageSearches {
  const queries = imageSearchQueries(db)

  async function take(bytes: Uint8Array, site: string): Promise<TakenPicture> {
    const pictureHash = createHash('sha256').update(`${site}\n`).update(bytes).digest()
    const known = await queries.findToken(pictureHash)
    if (known !== null) return { kind: 'taken', token: known }
    const described = await describeQuery(bytes, room)
    if (described.kind !== 'described') return described
    const { look, preview } = described
    const token = await queries.keep(randomBytes(tokenBytes).toString('base64url'), {
      pictureHash,
      look,
      preview,
    })
    return { kind: 'taken', token }
  }

  return {
    async readImageSearch(token) {
      const look = await queries.readLook(token)
      return look && { look, pictureUrl: pictureUrlOf(token) }
    },
    removeOld: queries.removeOld,
    calls: imageSearchCalls({ take, readPreview: queries.readPreview, fetchOutside }),
  }
}
