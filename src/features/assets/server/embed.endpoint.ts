import { z } from 'zod'
import type { CatalogueQueries, Renditions } from '#features/catalogue/server.ts'
import { splitPrefix } from '#i18n/prefixes.ts'
import { compilePattern, matchPath } from '#links/match-path.ts'
import { paths } from '#links/paths.data.ts'
import { type Answer, type Endpoint, endpoint, json, problem, problemForNow } from '#platform/endpoint.ts'
import type { SiteNickname } from '#sites/site.ts'
import { embedHtml, embedSize } from '../domain/embed-html.ts'
import { whereFound } from './assets.endpoint.ts'
import { type AssetOutcome, findAsset } from './find-asset.ts'

export type EmbedNeeds = Readonly<{
  catalogue: Pick<CatalogueQueries, 'readDetail'>
  renditions: Pick<Renditions, 'get' | 'open'>
  /** The sites as others reach them; where none is told, a caller's own address of us is the one. */
  publicUrls: Readonly<Partial<Record<SiteNickname, string>>>
  siteName: (site: SiteNickname) => string
}>

const detailPath = compilePattern(paths.detail)
const room = z.coerce.number().int().positive().optional()
const daySeconds = 86_400
/** A withdrawn picture is gone from other pages within the hour. */
const pictureSeconds = 3_600
const againSeconds = 5

/** What pages of others need to show an asset of ours (ASSET-01): oEmbed, and the picture, which no other call gives away. */
export function embedCalls(needs: EmbedNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/oembed',
        summary: 'oEmbed 1.0 of an asset that may be embedded.',
        query: z.object({
          url: z.string().max(2_000),
          format: z.string().optional(),
          maxwidth: room,
          maxheight: room,
        }),
        answer: z.object({
          type: z.literal('photo'),
          version: z.literal('1.0'),
          url: z.string(),
          width: z.number(),
          height: z.number(),
        }),
      },
      async ({ visit, caller, query: { url, format = 'json', maxwidth, maxheight } }) => {
        if (format !== 'json') return problem(501)
        const page = readPageUrl(url, needs.publicUrls[visit.site] ?? caller.origin)
        if (!page) return problem(404)
        return whereFound(
          embeddable(await findAsset(page.id, visit, needs)),
          async ({ read: { detail } }) => {
            const { id, title, artist, creditLine } = detail
            const size = embedSize(detail, { maxWidth: maxwidth, maxHeight: maxheight })
            const pictureUrl = `${page.origin}/components/assets/api/${id}/embed.jpg`
            const answer = {
              type: 'photo',
              version: '1.0',
              title,
              author_name: artist || creditLine,
              provider_name: needs.siteName(visit.site),
              provider_url: page.origin,
              cache_age: daySeconds,
              url: pictureUrl,
              ...size,
              thumbnail_url: pictureUrl,
              thumbnail_width: size.width,
              thumbnail_height: size.height,
              web_page: page.url,
              html: embedHtml({ title, credit: creditLine, pageUrl: page.url, pictureUrl, ...size }),
            }
            return { ...json(200, answer), headers: { 'cache-control': `public, max-age=${pictureSeconds}` } }
          },
        )
      },
    ),
    endpoint(
      {
        method: 'GET',
        path: '/components/assets/api/:id/embed.jpg',
        summary: 'The picture of an asset that may be embedded, for pages of others.',
        params: z.object({ id: z.string().max(40) }),
        answer: z.unknown(),
      },
      async ({ visit, params: { id } }) =>
        whereFound(embeddable(await findAsset(id, visit, needs)), ({ read }) =>
          sendPicture(read.detail.mediaKey, needs),
        ),
    ),
  ]
}

/** What may not be embedded does not exist for those who want to. */
function embeddable(outcome: AssetOutcome): AssetOutcome {
  return outcome.kind === 'found' && !outcome.embeds ? { kind: 'not-found' } : outcome
}

/** The asset that a whole address of ours shows. */
function readPageUrl(text: string, ownUrl: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== URL.parse(ownUrl)?.origin) return null
  const id = matchPath(detailPath, splitPrefix(url.pathname).path)?.id
  return id === undefined ? null : { id, origin: url.origin, url: url.origin + url.pathname }
}

async function sendPicture(mediaKey: string, { renditions }: EmbedNeeds): Promise<Answer> {
  const file = '640.jpg'
  const kept = await renditions.get(mediaKey, file)
  const opened = kept.kind === 'kept' ? await renditions.open(mediaKey, file) : null
  if (!opened)
    return kept.kind === 'busy' || kept.kind === 'failed' ? problemForNow(503, againSeconds) : problem(404)
  const parts: Uint8Array[] = []
  for await (const part of opened.body) parts.push(part)
  return {
    kind: 'bytes',
    status: 200,
    type: 'image/jpeg',
    body: Buffer.concat(parts),
    headers: {
      'cache-control': `public, max-age=${pictureSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  }
}
