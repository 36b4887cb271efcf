import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/read-config.ts'
import { decodeLeniently } from '#links/clean-url.ts'
import { compilePattern, matchPath } from '#links/match-path.ts'
import { hasToken, tokenField, tokensInHeaders } from '#platform/csrf.ts'
import { describeApi } from '#platform/describe-api.ts'
import { type Answer, type Endpoint, problem, problemForNow, problemOf } from '#platform/endpoint.ts'
import { limitCalls } from '#platform/limit-calls.ts'
import { openSlots } from '#platform/open-slots.ts'
import { collectFields, type FormFields } from '#platform/sent-body.ts'
import { changedHands, personHeader } from './changed-hands.ts'
import type { Visited } from './open-visits.ts'
import { isFromOwnPages, ownHosts } from './own-pages.ts'
import { bodyKindOf, readBody } from './read-body.ts'
import { sendAnswer, sendProblem } from './send-answer.ts'

type Needs = {
  readonly endpoints: readonly Endpoint[]
  readonly publicUrls: Config['publicUrls']
  readonly visitOf: (request: FastifyRequest) => Promise<Visited>
}

/** Files stay in memory until they have been looked at, and senders may be slow. */
const uploadSlots = { each: 3, inAll: 16 }
const uploadsAgainSeconds = 5

const badToken = problem(403, 'csrf', 'The token is missing or no longer good.')
const strangers = problem(403, 'not-from-our-pages')
const otherAccount = problem(409, 'other-account', 'Somebody else is signed in by now.')

/** The calls of all rooms, and their description. */
export function addCallRoutes(app: FastifyInstance, { endpoints, publicUrls, visitOf }: Needs): void {
  // Bodies are read call by call, within the limits of each.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const takeSlot = openSlots(uploadSlots)
  async function answerUpload(address: string, call: () => Promise<Answer>): Promise<Answer> {
    const giveBack = takeSlot(address)
    if (!giveBack) return problemForNow(503, uploadsAgainSeconds, 'busy')
    try {
      return await call()
    } finally {
      giveBack()
    }
  }

  async function answerCall(
    { takes, handle }: Endpoint,
    { visit, caller }: Visited,
    request: FastifyRequest,
    { isTrusted, gone }: { readonly isTrusted: boolean; readonly gone: AbortSignal },
  ): Promise<Answer> {
    const read = await readBody(request.raw, takes)
    if (read.kind === 'refused') return problem(read.status, read.status === 413 ? 'too-large' : undefined)
    const isForm = isPlainForm(request)
    if (!isTrusted && !(isForm && hasToken(visit, [fieldOf(read.body?.value, tokenField)]))) return badToken
    const body = isForm && read.body ? { ...read.body, value: withoutToken(read.body.value) } : read.body
    return handle({
      ...{ visit, params: request.params, query: request.query, body, caller },
      ...{ onceKey: onceKeyOf(request), gone },
    })
  }

  app.get('/components/openapi.json', async (_request, reply) => reply.send(describeApi(endpoints)))
  for (const each of endpoints) {
    const secondsToWait = each.callLimit ? limitCalls(each.callLimit) : () => null
    app.route({
      method: each.method,
      url: each.path,
      handler: async (request, reply) => {
        const visited = await visitOf(request)
        const { visit } = visited
        const isFree = each.method === 'GET' || each.csrf === 'exempt'
        if (!isFree && !isFromOwnPages(request.headers, ownHosts(request, publicUrls[visit.site]))) {
          return sendAnswer(reply, strangers)
        }
        const isTrusted = isFree || hasToken(visit, tokensInHeaders(request.headers, each.csrf))
        // A plain form has no headers of ours: its token is among its fields.
        if (!isTrusted && !(each.takes.includes('form') && isPlainForm(request))) {
          return sendAnswer(reply, badToken)
        }
        if (!isFree && changedHands(visit.viewer, personOf(request)) === 'other-account') {
          return sendAnswer(reply, otherAccount)
        }
        const seconds = secondsToWait(request.ip)
        if (seconds !== null) return sendAnswer(reply, problemForNow(429, seconds))
        const call = () => answerCall(each, visited, request, { isTrusted, gone: goneOf(reply) })
        const isUpload = bodyKindOf(request.headers['content-type'] ?? '', each.takes) === 'file'
        return sendAnswer(reply, await (isUpload ? answerUpload(request.ip, call) : call()))
      },
    })
  }
}

/** Aborted if the browser has gone before it was answered. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort()
  })
  return gone.signal
}

/** Names are of any script, and headers are not. */
function personOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[personHeader]
  return typeof given === 'string' ? decodeLeniently(given) : undefined
}

/** Some send it as a quoted string. */
function onceKeyOf({ headers }: FastifyRequest): string | undefined {
  return headers['idempotency-key']?.toString().replace(/^"(.*)"$/, '$1')
}

function isPlainForm(request: FastifyRequest): boolean {
  return bodyKindOf(request.headers['content-type'] ?? '', ['form']) !== undefined
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Readonly<Record<string, unknown>> | undefined)?.[name]
}

function withoutToken(fields: unknown): unknown {
  return collectFields(
    Object.entries(fields as FormFields)
      .filter(([name]) => name !== tokenField)
      .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const)),
  )
}

/** Of a path that is no call, or one by another method. */
export function openMissingCalls(endpoints: readonly Endpoint[]) {
  const calls = endpoints.map(({ method, path }) => ({ method, pattern: compilePattern(path) }))
  return (reply: FastifyReply, path: string) => {
    const methods = calls.filter(({ pattern }) => matchPath(pattern, path)).map(({ method }) => method)
    if (methods.length === 0) return sendProblem(reply, problemOf(404))
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    return sendProblem(reply.header('allow', allowed.join(', ')), problemOf(405))
  }
}
