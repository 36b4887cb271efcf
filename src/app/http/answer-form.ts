import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageForm } from '#app/pages/find-form.ts'
import type { PageOutcome } from '#app/pages/load-page.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { Config } from '#config/read-config.ts'
import { links } from '#links/links.ts'
import { parseReturnUrl, parseWayBack } from '#links/return-url.ts'
import { hasToken, tokenField, tokensInHeaders } from '#platform/csrf.ts'
import { problemOf } from '#platform/endpoint.ts'
import type { Log } from '#platform/log.ts'
import { onceKeyOfForm } from '#platform/make-once.ts'
import type { FormFields } from '#platform/sent-body.ts'
import { onceField } from '#visit/once-field.ts'
import type { Visit } from '#visit/visit.ts'
import { changedHands, personField } from './changed-hands.ts'
import type { Visited } from './open-visits.ts'
import { isFromOwnPages, ownHosts } from './own-pages.ts'
import { readBody } from './read-body.ts'
import { refuseUnread, shownAgain, type UnreadWord } from './refuse-unread.ts'
import { sendProblem } from './send-answer.ts'

type Needs = {
  readonly publicUrls: Config['publicUrls']
  readonly log: Log
  readonly visitOf: (request: FastifyRequest) => Promise<Visited>
  readonly queryOf: (request: FastifyRequest) => URLSearchParams
  /** The page of the form as it would be shown to whoever only opens it. */
  readonly loadAgain: (request: FastifyRequest, visit: Visit, query: URLSearchParams) => Promise<PageOutcome>
  readonly sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    visited: Visited,
    ready: ReadyPage,
  ) => Promise<unknown>
}

/** Steps 5 and 6 of a form's life: what was sent is done, and the browser goes on; or the page comes again and says why not. */
export function openFormAnswers({ publicUrls, log, visitOf, queryOf, loadAgain, sendPage }: Needs) {
  /** Nothing is done. What has been done before is not said again. */
  async function sendAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    visited: Visited,
    word: UnreadWord,
    typed: Readonly<Record<string, string>> = {},
  ) {
    const query = queryOf(request)
    query.delete('done')
    const outcome = await loadAgain(request, visited.visit, query)
    const page = refuseUnread(outcome, word, typed)
    if (page) return sendPage(request, reply, visited, page)
    return sendOn(reply, parseReturnUrl(outcome.kind === 'moved' ? outcome.to : request.originalUrl))
  }

  return async (request: FastifyRequest, reply: FastifyReply, { route, submit }: PageForm) => {
    const visited = await visitOf(request)
    const { visit, caller } = visited
    if (!isFromOwnPages(request.headers, ownHosts(request, publicUrls[visit.site]))) {
      return sendProblem(reply, problemOf(403, 'not-from-our-pages'))
    }
    const read = await readBody(request.raw, ['form'])
    if (read.kind === 'refused') return sendProblem(reply, problemOf(read.status))
    const fields = lastOfEach((read.body?.value ?? {}) as FormFields)
    const { [tokenField]: token, [personField]: sentTo, [onceField]: key, ...form } = fields
    const wantsPage = request.headers.accept?.includes('text/html')
    const hands = changedHands(visit.viewer, sentTo)
    if (hands !== null && !wantsPage) {
      return sendProblem(reply, problemOf(hands === 'signed-out' ? 401 : 409, hands))
    }
    if (hands === 'signed-out') {
      const returnurl = parseWayBack(request.originalUrl) ?? undefined
      return sendOn(reply, links.signIn(visit, { done: 'was-signed-out', returnurl }))
    }
    if (hands === 'other-account') return sendAgain(request, reply, visited, hands)
    if (!hasToken(visit, [token, ...tokensInHeaders(request.headers)])) {
      // A page from before signing in or out, or from a cache, or cookies that are gone: the page has a good token now.
      if (wantsPage) return sendAgain(request, reply, visited, 'page-too-old', shownAgain(form))
      return sendProblem(reply, problemOf(403, 'csrf', 'The token is missing or no longer good.'))
    }
    const onceKey = onceKeyOfForm(key, [request.originalUrl, form])
    const submitted = await submit({ visit, query: queryOf(request), form, caller, onceKey })
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
