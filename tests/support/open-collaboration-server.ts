import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { openVisitors } from '../../src/app/http/visitors.ts'
import { type Boards, collaborationCalls, sharingCalls } from '../../src/features/boards/server.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { sessionCookie, visitorCookie } from '../../src/visit/session-cookies.ts'
import { buildMember } from '../../src/visit/testing/build-visit.ts'
import { firefox, openServer } from './open-server.ts'

type Sent = {
  readonly method?: string
  readonly body?: unknown
  /** A body as it is, instead. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The server with the board calls. Whoever asks is who they say: an account's number, or nobody. */
export async function openCollaborationServer(boards: Boards) {
  const server = await openServer({
    endpoints: [...collaborationCalls({ boards }), ...sharingCalls({ boards })],
    readSession: async (_site, token) => {
      const accountId = token.replace(/_+$/, '')
      return buildMember({ accountId, sessionId: accountId })
    },
  })
  // As the server makes them, with its secret.
  const visitors = openVisitors(Buffer.alloc(32, 1))
  const agent = new Agent({ keepAlive: true })

  /** A page of ours in the browser of an account or a visitor: `send` as its script would. */
  function pageOf(accountId: string | null, site: SiteNickname = 'argus', userAgent = firefox) {
    const { id, csrfToken } = visitors.make()
    const session = accountId === null ? '' : `; ${sessionCookie(site, false)}=${accountId.padEnd(43, '_')}`
    const cookie = `${visitorCookie(false)}=${id}${session}`

    /** Without `fetch`, which costs more than what is measured when thousands ask. */
    async function ask(path: string, { method = 'GET', body, raw, headers = {} }: Sent = {}) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request(server[site] + path, {
          ...{ method, agent },
          headers: { 'user-agent': userAgent, cookie, ...headers },
        })
        sent.once('response', resolve).once('error', reject)
        sent.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)))
      })
      const said = await text(answer)
      return {
        status: answer.statusCode ?? 0,
        header: (name: string) => String(answer.headers[name] ?? ''),
        json: said === '' ? null : JSON.parse(said),
      }
    }

    return {
      csrfToken,
      ask,
      /** With the token of the meta tag, as all that is no GET. */
      send: (method: string, path: string, body?: unknown, headers: Sent['headers'] = {}) =>
        ask(path, {
          method,
          body,
          headers: {
            ...headers,
            'x-csrf-token': csrfToken,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
        }),
    }
  }

  return {
    pageOf,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await server[Symbol.asyncDispose]()
    },
  }
}
