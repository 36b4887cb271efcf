import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { constants as zlib } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { parseCookie } from 'cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { failedPage, type LoadPage } from '#app/pages/load-page.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { FindPageFiles } from '#app/rendering/page-files.ts'
import type { RenderRequest } from '#app/rendering/render-page.tsx'
import type { Config } from '#config/read-config.ts'
import { addMediaRoutes, type Renditions } from '#features/catalogue/server.ts'
import type { SearchIndex } from '#features/search/server.ts'
import type { Database } from '#platform/database.ts'
import { type Answer, describeApi, type Endpoint, type Problem, problemOf } from '#platform/endpoint.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Site, SiteNickname } from '#sites/site.ts'
import type { Visit } from '#visit/visit.ts'
import { type Arrival, readArrival } from './arrival.ts'
import { addOperatorEndpoints, operatorCheck } from './operator-endpoints.ts'
import { readVisit } from './read-visit.ts'
import { contentSecurityPolicy, securityHeaders, transportSecurity } from './security-headers.ts'
import { faviconOf, robotsOf } from './site-files.ts'

export type ServerNeeds = {
  readonly config: Config
  readonly sites: Readonly<Record<SiteNickname, Site>>
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
  readonly loadPage: LoadPage
  readonly endpoints: readonly Endpoint[]
  readonly renderPage: (request: RenderRequest) => Promise<Buffer | Readable>
  readonly findPageFiles: FindPageFiles
  /** Where the built client lies; null under the development server, which serves its own files. */
  readonly clientDirectory: string | null
  readonly renditions: Renditions
  readonly readSearchHealth: SearchIndex['health']
  /** The development server's middleware, asked before our own routes. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>
}

export type WebServer = {
  readonly urls: Readonly<Record<SiteNickname, string>>
  readonly stop: () => Promise<void>
}

const yearSeconds = 31_536_000
const stopWithinMs = 10_000

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
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
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
    const isCall = arrival.path.startsWith('/components/')
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
    customTypes: /^(?:text\/|application\/(?:json|problem\+json|javascript)|image\/svg)/,
  })
  if (needs.clientDirectory) {
    await app.register(fastifyStatic, {
      root: join(needs.clientDirectory, 'search/assets'),
      prefix: '/search/assets/',
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response) =>
        void response.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
    })
  }
  addMediaRoutes(app, needs.renditions)

  const visits = (request: FastifyRequest) => visitOf(request, arrivalOf(request.raw), needs)
  app.get('/favicon.svg', async (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(faviconOf(arrivalOf(request.raw).site)),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsOf()))
  addOperatorEndpoints(app, {
    db: needs.db,
    metrics: needs.metrics,
    readSearchHealth: needs.readSearchHealth,
    isStopping: () => isStopping,
    isOperator: operatorCheck(config, (request) => arrivalOf(request.raw).prefix),
  })
  app.get('/components/openapi.json', async (_request, reply) => reply.send(describeApi(needs.endpoints)))
  for (const { method, path, handle } of needs.endpoints) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) =>
        sendAnswer(reply, await handle({ visit: visits(request), query: request.query })),
    })
  }

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
    const isCall = arrivalOf(request.raw).path.startsWith('/components/')
    if (isCall || wantsJson(request) || status !== 500) return sendProblem(reply, problemOf(status))
    return answerWithFailure(request, reply)
  })

  async function answerWithPage(request: FastifyRequest, reply: FastifyReply) {
    const arrival = arrivalOf(request.raw)
    if (arrival.path.startsWith('/components/')) {
      const isKnown = needs.endpoints.some(({ path }) => path === arrival.path)
      return sendProblem(reply, problemOf(isKnown ? 405 : 404))
    }
    if (wantsJson(request)) return sendProblem(reply, problemOf(406))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendProblem(reply.header('allow', 'GET, HEAD'), problemOf(405))
    }
    const visit = visits(request)
    const outcome = await needs.loadPage({
      visit,
      path: arrival.path,
      query: new URLSearchParams(arrival.search),
    })
    pageRoutes.set(request.raw, outcome.route?.pattern ?? 'none')
    if (outcome.kind === 'moved') return reply.redirect(outcome.to, 302)
    return sendPage(request, reply, visit, outcome.ready)
  }

  async function answerWithFailure(request: FastifyRequest, reply: FastifyReply) {
    try {
      const visit = visits(request)
      return await sendPage(request, reply, visit, failedPage(visit))
    } catch (error) {
      log.error({ err: error, requestId: request.id }, 'the page for failures failed too')
      return reply
        .code(500)
        .type('text/plain; charset=utf-8')
        .send('Something broke on our side. Try again in a moment.')
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, visit: Visit, ready: ReadyPage) {
    const { path, search, url } = arrivalOf(request.raw)
    // 122 random bits from a pool that is filled ahead; drawing bytes for each answer costs ten times as much.
    const nonce = randomUUID()
    const body = await needs.renderPage({
      visit,
      ready,
      path,
      search,
      url,
      origin: config.publicUrls[visit.site] ?? `${request.protocol}://${request.host}`,
      nonce,
      files: needs.findPageFiles(visit.site, ready.page, visit.spoken),
      onError: (error, componentStack) =>
        log.error(
          { err: error, componentStack, requestId: request.id },
          'a part of a page could not be rendered',
        ),
      onMissing: (key) =>
        log.error({ key, locale: visit.spoken, requestId: request.id }, 'TranslationMissing'),
    })
    if (ready.retryAfterSeconds) reply.header('retry-after', ready.retryAfterSeconds)
    return reply
      .code(ready.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentSecurityPolicy(nonce, {
          isDevelopmentServer: needs.clientDirectory === null,
        }),
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-language',
      })
      .send(body)
  }

  await app.ready()
  const servers = await listen(app, config, ports)
  return {
    urls: servers.urls,
    async stop() {
      isStopping = true
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

function visitOf(request: FastifyRequest, arrival: Arrival, { config, sites }: ServerNeeds): Visit {
  const hints = {
    cookies: request.headers.cookie ? parseCookie(request.headers.cookie) : {},
    acceptLanguage: request.headers['accept-language'],
    userAgent: request.headers['user-agent'],
    requestId: request.id,
  }
  return readVisit(arrival, sites[arrival.site], hints, config.mode)
}

function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').startsWith('application/json')
}

function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

function sendAnswer(reply: FastifyReply, answer: Answer) {
  reply.headers({ 'cache-control': 'private, no-cache', ...answer.headers })
  switch (answer.kind) {
    case 'json':
      return reply.code(answer.status).send(answer.body)
    case 'problem':
      return sendProblem(reply, answer.problem)
    case 'redirect':
      return reply.redirect(answer.to, 303)
  }
}

/** Argus on the port, Bokeh on the next, both answered by the same routes. Each host name reaches either. */
async function listen(app: FastifyInstance, { port, host }: Config, ports: Map<number, SiteNickname>) {
  const argusPort = portOf(await app.listen({ port, host }))
  const bokehServer = createServer((request, response) => app.routing(request, response))
  bokehServer.requestTimeout = 60_000
  bokehServer.keepAliveTimeout = 72_000
  const bokehPort = await listenOn(bokehServer, port === 0 ? 0 : port + 1, host)
  ports.set(argusPort, 'argus').set(bokehPort, 'bokeh')
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return {
    urls: { argus: `http://${shown}:${argusPort}`, bokeh: `http://${shown}:${bokehPort}` },
    more: [bokehServer],
  }
}

function portOf(address: string): number {
  return Number(new URL(address).port || 80)
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Takes no new connection, lets what is under way finish, and does not wait for ever. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(timer)
      resolve()
    })
  })
}
