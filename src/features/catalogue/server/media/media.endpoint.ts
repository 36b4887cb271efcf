import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#platform/endpoint.ts'
import { parseByteRange } from './byte-range.ts'
import { isUnchanged, mayContinue } from './conditional-request.ts'
import type { MediaFacts } from './media-store.port.ts'
import type { NoRendition, RenditionAnswer, Renditions } from './open-renditions.ts'

type Address = { readonly key: string; readonly file: string }

const yearSeconds = 31_536_000
const showcaseSeconds = 600
const retryAfterSeconds = 2

/** `/media/{mediaKey}/{rendition}.{format}`: pictures and films, and problems in JSON; never a page. */
export function addMediaRoutes(app: FastifyInstance, renditions: Renditions): void {
  app.route<{ Params: Address }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key/:file',
    handler: async (request, reply) => {
      const answer = await getUnlessGone(request, reply, renditions)
      if (answer === null) return reply.hijack()
      return answer.kind === 'kept'
        ? sendFile(request, reply, answer.facts, renditions)
        : sendRefusal(reply, answer)
    },
  })
  app.get('/media/*', (_request, reply) => sendRefusal(reply, { kind: 'missing' }))
}

/** Files are named by what they show; but what is shown off large today may not be tomorrow. */
function cacheControlOf(file: string): string {
  return file.startsWith('showcase.')
    ? `public, max-age=${showcaseSeconds}`
    : `public, max-age=${yearSeconds}, immutable`
}

/** Null when the visitor left: his place in the queue goes with him, unless others wait for the same picture. */
async function getUnlessGone(
  { params: { key, file } }: FastifyRequest<{ Params: Address }>,
  reply: FastifyReply,
  renditions: Renditions,
): Promise<RenditionAnswer | null> {
  const controller = new AbortController()
  const leave = () => controller.abort(new Error('The visitor left.'))
  reply.raw.once('close', leave)
  try {
    return await renditions.get(key, file, { priority: 'visitor', signal: controller.signal })
  } catch (error) {
    if (controller.signal.aborted) return null
    throw error
  } finally {
    reply.raw.off('close', leave)
  }
}

async function sendFile(
  request: FastifyRequest<{ Params: Address }>,
  reply: FastifyReply,
  facts: MediaFacts,
  renditions: Renditions,
) {
  const { headers, method, params } = request
  reply.headers({
    'cache-control': cacheControlOf(params.file),
    etag: facts.etag,
    'last-modified': facts.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (isUnchanged(headers, facts)) return reply.code(304).send()

  // Only GET knows ranges; a HEAD tells about the whole.
  const asked = method === 'GET' && mayContinue(headers, facts) ? headers.range : undefined
  const range = parseByteRange(asked, facts.bytes)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${facts.bytes}`).header('cache-control', 'no-store')
    return sendProblem(reply, 416)
  }
  reply.type(facts.contentType).header('content-disposition', 'inline')
  if (method === 'HEAD') return reply.header('content-length', facts.bytes).send()

  const opened = await renditions.open(params.key, params.file, range ?? undefined)
  if (!opened) return sendRefusal(reply, { kind: 'missing' })
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${facts.bytes}`)
  }
  reply.header('content-length', range ? range.last - range.first + 1 : facts.bytes)
  return reply.send(opened.body)
}

function sendRefusal(reply: FastifyReply, answer: NoRendition) {
  reply.header('cache-control', 'no-store')
  switch (answer.kind) {
    case 'missing':
      return sendProblem(reply, 404)
    case 'refused':
      return sendProblem(reply, 404, answer.reason, answer.sentence)
    case 'busy':
    case 'failed':
      return sendProblem(reply.header('retry-after', retryAfterSeconds), 503)
  }
}

function sendProblem(reply: FastifyReply, status: number, type?: string, detail?: string) {
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(status, type, detail)))
}
