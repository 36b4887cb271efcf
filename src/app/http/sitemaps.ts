import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageLoads } from '#app/pages/page-loads.ts'
import { offers, renditionUrl } from '#features/catalogue/domain.ts'
import type { SitemapQueries } from '#features/catalogue/server.ts'
import { links } from '#links/links.ts'
import { type PathName, paths } from '#links/paths.data.ts'
import { createMemory } from '#platform/remember.ts'
import type { PageId, Site, SiteNickname } from '#sites/site.ts'
import { closeList, indexOfLists, listEntry, openList } from './sitemap-text.ts'

type Needs = {
  readonly sites: Readonly<Record<SiteNickname, Site>>
  readonly catalogue: SitemapQueries
  readonly siteOf: (request: FastifyRequest) => SiteNickname
  readonly originOf: (request: FastifyRequest) => string
}

const anHourMs = 3_600_000
const dayCache = { 'cache-control': 'public, max-age=86400' }
const noPrefix = { prefix: null }
/** For those who build and those who choose a country, not for those who search. */
const unlisted: ReadonlySet<PageId> = new Set(['content-pages/design', 'content-pages/country'])

/** Pages that exist and need nothing to be named, but those that only say that something is missing. */
function plainPaths({ routes }: Site): readonly string[] {
  return Object.entries(routes).flatMap(([name, page]) => {
    const path = paths[name as PathName]
    return page in pageLoads && !unlisted.has(page) && !path.replace('/:type?', '').includes(':')
      ? [path.replace('/:type?', '')]
      : []
  })
}

/** Everything a search engine may know: the pages of a site and each of its assets, in files of bounded size. */
export function addSitemaps(app: FastifyInstance, needs: Needs): void {
  const { sites, catalogue, siteOf, originOf } = needs
  const remember = createMemory({ forMs: anHourMs, atMost: 4 })
  const partsOf = (site: SiteNickname) => remember(site, () => catalogue.readParts(offers[site]))
  const send = (reply: FastifyReply, body: string | Readable) =>
    reply.headers(dayCache).type('application/xml; charset=utf-8').send(body)

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    const parts = await partsOf(siteOf(request))
    const names = ['pages', ...parts.map((part) => `assets-${part}`)]
    return send(reply, indexOfLists(names.map((name) => `${origin}/sitemaps/${name}.xml`)))
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const paths = plainPaths(sites[siteOf(request)])
    const entries = paths.map((path) => listEntry(originOf(request) + path, null))
    return send(reply, openList + entries.join('') + closeList)
  })

  app.get('/sitemaps/:file', async (request, reply) => {
    const site = siteOf(request)
    const { file } = request.params as { file: string }
    const part = Number(/^assets-(\d{1,9})\.xml$/.exec(file)?.[1] ?? Number.NaN)
    if (!(await partsOf(site)).includes(part)) return reply.callNotFound()
    return send(reply, Readable.from(writePart(part, site, originOf(request))))
  })

  async function* writePart(part: number, site: SiteNickname, origin: string) {
    yield openList
    for await (const assets of catalogue.readPart(part, offers[site])) {
      const entries = assets.map(({ id, mediaKey }) =>
        listEntry(origin + links.detail(noPrefix, { id }), origin + renditionUrl(mediaKey, '640', 'jpg')),
      )
      yield entries.join('')
    }
    yield closeList
  }
}
