import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageForm } from '#app/pages/find-form.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { Config } from '#config/read-config.ts'
import { parseReturnUrl } from '#links/return-url.ts'
import { hasToken, tokenField, tokensInHeaders } from '#platform/csrf.ts'
import { problemOf } from '#platform/endpoint.ts'
import type { Log } from '#platform/log.ts'
import type { FormFields } from '#platform/sent-body.ts'
import type { Visited } from './open-visits.ts'
import { isFromOwnPages, ownHosts } from './own-pages.ts'
import { readBody } from './read-body.ts'
import { sendProblem } from './send-answer.ts'

type Needs = {
  readonly publicUrls: Config['publicUrls']
  readonly log: Log
  readonly visitOf: (request: FastifyRequest) => Promise<Visited>
  readonly queryOf: (request: FastifyRequest) => URLSearchParams
  readonly sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    visited: Visited,
    ready: ReadyPage,
  ) => Promise<unknown>
}

/** Steps 5 and 6 of a form's life: what was sent is done, and the browser goes on; or the page comes again and says why not. */
export function openFormAnswers({ publicUrls, log, visitOf, queryOf, sendPage }: Needs) {
  return async (request: FastifyRequest, reply: FastifyReply, { route, submit }: PageForm) => {
    const visited = await visitOf(request)
    const { visit, caller } = visited
    if (!isFromOwnPages(request.headers, ownHosts(request, publicUrls[visit.site]))) {
      return sendProblem(reply, problemOf(403, 'not-from-our-pages'))
    }
    const read = await readBody(request.raw, ['form'])
    if (read.kind === 'refused') return sendProblem(reply, problemOf(read.status))
    const { [tokenField]: token, ...form } = lastOfEach((read.body?.value ?? {}) as FormFields)
    if (!hasToken(visit, [token, ...tokensInHeaders(request.headers)])) {
      // A page from before signing in or out, or from a cache: the same one afresh has a token that is good.
      if (request.headers.accept?.includes('text/html'))
        return sendOn(reply, parseReturnUrl(request.originalUrl))
      return sendProblem(reply, problemOf(403, 'csrf', 'The token is missing or no longer good.'))
    }
    const submitted = await submit({ visit, query: queryOf(request), form, caller })
    if (submitted.kind === 'refused') {
      const { status, data, retryAfterSeconds } = submitted
      const again = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
      return sendPage(request, reply, visited, { page: route.page, status, data, ...again })
    }
    const to = parseReturnUrl(submitted.to)
    if (to === null) log.error({ requestId: request.id, route: route.name }, 'a form led out of the site')
    if (submitted.cookies?.length) reply.header('set-cookie', [...submitted.cookies])
    return sendOn(reply, to)
  }
}

function sendOn(reply: FastifyReply, to: string | null) {
  return reply.header('cache-control', 'private, no-cache').redirect(to ?? '/', 303)
}

function lastOfEach(fields: FormFields): Readonly<Record<string, string>> {
  const last: Record<string, string> = Object.create(null)
  for (const [name, values] of Object.entries(fields)) last[name] = [values].flat().at(-1) ?? ''
  return last
}
