import { z } from 'zod'
import type { PictureRefusal } from '#features/catalogue/server.ts'
import {
  type Answer,
  type Caller,
  type Endpoint,
  endpoint,
  json,
  problem,
  problemForNow,
} from '#platform/endpoint.ts'
import type { FetchedOutside } from '#platform/fetch-outside.ts'
import { openSlots } from '#platform/open-slots.ts'
import type { SiteNickname } from '#sites/site.ts'

/** What became of a picture that was brought: a token to search by, or why there is none. */
export type TakenPicture =
  | { readonly kind: 'taken'; readonly token: string }
  | PictureRefusal
  | { readonly kind: 'busy' }

type Needs = {
  readonly take: (bytes: Uint8Array, site: SiteNickname) => Promise<TakenPicture>
  readonly readPreview: (token: string) => Promise<Uint8Array | null>
  readonly fetchOutside: (address: string) => Promise<FetchedOutside>
}

const path = '/components/search/api/image-searches'
const address = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text.isWellFormed(), 'is no text')
const againSeconds = 5
/** Pictures fetched stay in memory until they have been looked at, and those who send them may be slow. */
const fetchSlots = { each: 3, inAll: 16 }

/** Later it may be taken: a page says so in other words than of a picture that cannot be. */
const busy = problemForNow(503, againSeconds, 'busy')

/** What a page can say about each; the sentence of the refusal says more. */
const problemTypes = {
  'not-a-picture': 'not-a-picture',
  'unsupported-format': 'not-a-picture',
  damaged: 'not-a-picture',
  'unsafe-svg': 'not-a-picture',
  'too-many-pixels': 'too-large',
  'file-too-large': 'too-large',
  'took-too-long': 'too-large',
} as const satisfies Readonly<Record<PictureRefusal['reason'], string>>

export function pictureUrlOf(ofToken: string): string {
  return `${path}/${ofToken}/picture`
}

/** Search by image (SEARCH-05): a picture, or the address of one, becomes a token for the search parameters. */
export function imageSearchCalls(needs: Needs): readonly Endpoint[] {
  const takeSlot = openSlots(fetchSlots)

  async function takeFrom(imageurl: string, site: SiteNickname, caller: Caller): Promise<Answer> {
    const giveBack = takeSlot(caller.address)
    if (!giveBack) return busy
    try {
      const fetched = await needs.fetchOutside(imageurl)
      return fetched.kind === 'refused' ? refuseAddress(fetched.reason) : await take(fetched.bytes, site)
    } finally {
      giveBack()
    }
  }

  async function take(bytes: Uint8Array, site: SiteNickname): Promise<Answer> {
    const taken = await needs.take(bytes, site)
    if (taken.kind === 'busy') return busy
    if (taken.kind === 'refused') return problem(400, problemTypes[taken.reason], taken.sentence)
    return json(201, { searchbyimage: taken.token })
  }

  return [
    endpoint(
      {
        method: 'POST',
        path,
        summary: 'Takes a picture to search by, as a file or by its address.',
        body: z.object({ imageurl: address.optional() }),
        takes: ['file', 'json', 'form'],
        fileField: 'image',
        callLimit: { atMost: 20, withinMs: 60_000 },
        answer: z.object({ searchbyimage: z.string() }),
      },
      async ({ visit, body, file, caller }) => {
        if (file) return take(file.bytes, visit.site)
        if (body.imageurl) return takeFrom(body.imageurl, visit.site, caller)
        return problem(400, 'bad-input', 'Send a picture, or the address of one.')
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${path}/:token/picture`,
        summary: 'A small preview of the picture that is searched by.',
        params: z.object({ token: z.string() }),
        answer: z.unknown(),
      },
      async ({ params }) => {
        const preview = await needs.readPreview(params.token)
        if (!preview) return problem(404)
        const headers = { 'cache-control': 'private, max-age=86400' }
        return { kind: 'bytes', status: 200, type: 'image/webp', body: preview, headers }
      },
    ),
  ]
}

/** Nothing is told about why: the answer must not say what only we can reach. */
function refuseAddress(reason: string): Answer {
  if (reason === 'too-large')
    return problem(400, 'too-large', 'The picture there is larger than pictures may be.')
  return problem(400, 'refused', 'There is no picture at this address that we can fetch.')
}
