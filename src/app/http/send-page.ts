import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failedPage } from '#app/pages/load-page.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { FindPageFiles } from '#app/rendering/page-files.ts'
import type { RenderRequest } from '#app/rendering/render-page.tsx'
import type { Config } from '#config/read-config.ts'
import type { Log } from '#platform/log.ts'
import type { Caller } from '#visit/caller.ts'
import type { Visit } from '#visit/visit.ts'
import type { Arrival } from './arrival.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { viewedCookie } from './viewed-cookie.ts'

export type PageSending = {
  readonly config: Config
  readonly log: Log
  readonly renderPage: (request: RenderRequest) => Promise<Buffer | Readable>
  readonly findPageFiles: FindPageFiles
  /** Where the built client lies; null under the development server, which serves its own files. */
  readonly clientDirectory: string | null
}

/** Step 6 of a request's life: the page as HTML, with the headers of a document. */
export function openPageSender(needs: PageSending, arrivalOf: (request: FastifyRequest) => Arrival) {
  const { config, log } = needs

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, caller }: { readonly visit: Visit; readonly caller?: Caller },
    ready: ReadyPage,
  ) {
    const { path, search, url } = arrivalOf(request)
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
    const cookie = viewedCookie(visit, ready, request.protocol === 'https')
    const cookies = [...(caller?.lackingCookies ?? []), ...(cookie ? [cookie] : [])]
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    // A code in the address is as good as a password: nobody else may learn it. Forms of the page still say where from.
    const query = new URLSearchParams(search)
    if (query.has('code') || query.has('invitation_code')) reply.header('referrer-policy', 'same-origin')
    return reply
      .code(ready.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentSecurityPolicy(nonce, {
          isDevelopmentServer: needs.clientDirectory === null,
        }),
        // What a member saw shall not come back after signing out, by a step back.
        'cache-control': visit.viewer.kind === 'member' ? 'private, no-store' : 'private, no-cache',
        vary: 'cookie, accept-language',
      })
      .send(body)
  }

  async function sendFailure(request: FastifyRequest, reply: FastifyReply, visitOf: () => Visit) {
    try {
      const visit = visitOf()
      return await sendPage(request, reply, { visit }, failedPage(visit))
    } catch (error) {
      log.error({ err: error, requestId: request.id }, 'the page for failures failed too')
      return reply
        .code(500)
        .type('text/plain; charset=utf-8')
        .send('Something broke on our side. Try again in a moment.')
    }
  }

  return { sendPage, sendFailure }
}
