import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { constants as zlib } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { FindForm } from '#app/pages/find-form.ts'
import type { LoadPage } from '#app/pages/load-page.ts'
import { addMediaRoutes, type Renditions, sitemapQueries } from '#features/catalogue/server.ts'
import type { SearchIndex } from '#features/search/server.ts'
import type { Database } from '#platform/database.ts'
import { type Endpoint, problemOf } from '#platform/endpoint.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Site, SiteNickname } from '#sites/site.ts'
import type { ExperienceFlag } from '#visit/experience-flag.ts'
import { openFormAnswers } from './answer-form.ts'
import { type Arrival, readArrival } from './arrival.ts'
import { addCallRoutes, openMissingCalls } from './call-routes.ts'
import { addClientFiles } from './client-files.ts'
import { isCallPath } from './is-call-path.ts'
import { closeServer, connectionTimes, listen } from './listen.ts'
import { openVisits, type ReadSession } from './open-visits.ts'
import { addOperatorEndpoints, operatorCheck } from './operator-endpoints.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'
import { sendProblem } from './send-answer.ts'
import { endAllEvents } from './send-events.ts'
import { openPageSender, type PageSending } from './send-page.ts'
import { faviconOf, robotsOf } from './site-files.ts'
import { addSitemaps } from './sitemaps.ts'
import type { Visitors } from './visitors.ts'

export type ServerNeeds = PageSending & {
  readonly sites: Readonly<Record<SiteNickname, Site>>
  readonly db: Database
  readonly metrics: Metrics
  readonly loadPage: LoadPage
  readonly findForm: FindForm
  readonly readSession: ReadSession
  readonly visitors: Visitors
  readonly readFlags: () => readonly ExperienceFlag[]
  readonly endpoints: readonly Endpoint[]
  readonly renditions: Renditions
  readonly readSearchHealth: SearchIndex['health']
  /** The development server's middleware, asked before our own routes. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>
}

export type WebServer = {
  readonly urls: Readonly<Record<SiteNickname, string>>
  readonly stop: () => Promise<void>
}

/** The life of a request, in order. Each step says what it must precede. */
export async function startWebServer(needs: ServerNeeds): Promise<WebServer> {
  const { config, log } = needs
  const ports = new Map<number, SiteNickname>()
  const arrivals = new WeakMap<IncomingMessage, Arrival>()
  let isStopping = false
  const arrivalOf = (request: IncomingMessage): Arrival => {
    const known = arrivals.get(request)
    if (known) return known
    const arrival = readArrival(request, { hosts: config.hosts, ports })
    arrivals.set(request, arrival)
    return arrival
  }

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    ...connectionTimes,
    genReqId: (request) => requestIdOf(request),
    routerOptions: { maxParamLength: 8_192 },
    frameworkErrors: (_error, request, reply) => {
      void sendProblem(reply.headers(securityHeaders).header('x-request-id', request.id), problemOf(400))
    },
    // First of all: routes are matched on the clean path without its prefix.
    rewriteUrl: (request) => {
      const { path, search } = arrivalOf(request)
      return search === '' ? path : `${path}?${search}`
    },
  })

  await needs.beforeRoutes?.(app)
  // Before anything answers: what every answer carries, and one address for one page (ROUTE-06). Calls take their
  // URLs as they come.
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', transportSecurity)
    if (isStopping) reply.header('connection', 'close')
    const arrival = arrivalOf(request.raw)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isCall = isCallPath(arrival.path)
    if (arrival.isUnclean && isReading && !isCall) return reply.redirect(arrival.url, 301)
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const seconds = reply.elapsedTime / 1000
    const { site } = arrivalOf(request.raw)
    const route = routeLabel(request, reply)
    needs.metrics.countRequest({ site, route, method: request.method, status: reply.statusCode, seconds })
    log.info(
      { requestId: request.id, site, route, method: request.method, status: reply.statusCode, seconds },
      'answered',
    )
    next()
  })

  await app.register(fastifyCompress, {
    threshold: 1_024,
    // No client of ours compresses what it sends, and a compressed body is a way to send a very large one.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    // What a streamed page has ready goes out at once instead of waiting for the compressor to fill up.
    brotliOptions: {
      flush: zlib.BROTLI_OPERATION_FLUSH,
      params: { [zlib.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
    // Compressed, an event would wait for the next.
    customTypes: /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|javascript)|image\/svg)/,
  })
  if (needs.clientDirectory) await addClientFiles(app, join(needs.clientDirectory, 'search/assets'))
  addMediaRoutes(app, needs.renditions)

  const { visitOf, visitWithoutSession } = openVisits({
    ...{ sites: needs.sites, mode: config.mode, readSession: needs.readSession, visitors: needs.visitors },
    readFlags: needs.readFlags,
    arrivalOf: (request) => arrivalOf(request.raw),
  })
  app.get('/favicon.svg', async (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(faviconOf(arrivalOf(request.raw).site)),
  )
  const originOf = (request: FastifyRequest) =>
    config.publicUrls[arrivalOf(request.raw).site] ?? `${request.protocol}://${request.host}`
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(originOf(request))),
  )
  addSitemaps(app, {
    sites: needs.sites,
    catalogue: sitemapQueries(needs.db),
    siteOf: (request) => arrivalOf(request.raw).site,
    originOf,
  })
  addOperatorEndpoints(app, {
    db: needs.db,
    metrics: needs.metrics,
    readSearchHealth: needs.readSearchHealth,
    isStopping: () => isStopping,
    isOperator: operatorCheck(config, (request) => arrivalOf(request.raw).prefix),
  })
  addCallRoutes(app, { endpoints: needs.endpoints, publicUrls: config.publicUrls, visitOf })
  const sendMissingCall = openMissingCalls(needs.endpoints)
  const pages = openPageSender(needs, (request) => arrivalOf(request.raw))
  const answerForm = openFormAnswers({
    ...{ publicUrls: config.publicUrls, log, visitOf, sendPage: pages.sendPage },
    queryOf: (request) => new URLSearchParams(arrivalOf(request.raw).search),
    loadAgain: (request, visit, query) => needs.loadPage({ visit, path: arrivalOf(request.raw).path, query }),
  })

  // Everything else is a page, or nothing.
  app.get('*', (request, reply) => answerWithPage(request, reply))
  app.setNotFoundHandler((request, reply) => answerWithPage(request, reply))
  // Answers first, reports after; what broke stays in the log.
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500)
      log.error({ err: error, requestId: request.id, url: arrivalOf(request.raw).path }, 'a request failed')
    if (reply.sent) return
    const isCall = isCallPath(arrivalOf(request.raw).path)
    if (isCall || wantsJson(request) || status !== 500) return sendProblem(reply, problemOf(status))
    return pages.sendFailure(request, reply, () => visitWithoutSession(request))
  })

  async function answerWithPage(request: FastifyRequest, reply: FastifyReply) {
    const arrival = arrivalOf(request.raw)
    if (isCallPath(arrival.path)) return sendMissingCall(reply, arrival.path)
    if (wantsJson(request)) return sendProblem(reply, problemOf(406))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const form = needs.findForm(arrival.site, arrival.path)
      pageRoutes.set(request.raw, form?.route.pattern ?? 'none')
      if (form && request.method === 'POST') return answerForm(request, reply, form)
      return sendProblem(reply.header('allow', form ? 'GET, HEAD, POST' : 'GET, HEAD'), problemOf(405))
    }
    const visited = await visitOf(request)
    const { visit, caller } = visited
    const outcome = await needs.loadPage({
      visit,
      path: arrival.path,
      query: new URLSearchParams(arrival.search),
      origin: originOf(request),
      isAhead: caller.isPrefetch || request.method === 'HEAD',
    })
    pageRoutes.set(request.raw, outcome.route?.pattern ?? 'none')
    if (outcome.kind === 'moved') return reply.redirect(outcome.to, 302)
    return pages.sendPage(request, reply, visited, outcome.ready)
  }

  await app.ready()
  const servers = await listen(app, config, ports)
  return {
    urls: servers.urls,
    async stop() {
      isStopping = true
      endAllEvents(app)
      await Promise.all([app.server, ...servers.more].map(closeServer))
      await app.close()
    },
  }
}

const pageRoutes = new WeakMap<IncomingMessage, string>()

function routeLabel(request: FastifyRequest, reply: FastifyReply): string {
  return (
    pageRoutes.get(request.raw) ?? (reply.statusCode === 404 ? 'none' : (request.routeOptions.url ?? 'none'))
  )
}

// An id from a proxy is kept, so that logs can be joined; anything odd is replaced.
function requestIdOf(request: { headers: IncomingMessage['headers'] }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').startsWith('application/json')
}
