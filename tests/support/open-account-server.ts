import { randomBytes } from 'node:crypto'
import { accountCalls, openAccounts } from '../../src/features/accounts/server.ts'
import { lowCost } from '../../src/features/accounts/testing.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { freshDatabase } from './fresh-database.ts'
import { openBrowser, openServer } from './open-server.ts'

type Sent = { readonly to: string; readonly template: string; readonly values: { readonly link?: string } }
type Session = {
  readonly authState: string
  readonly user: { readonly username: string; readonly isEmailVerified: boolean } | null
  readonly csrfToken: string
}

export const api = '/components/account/api'
export const password = 'seven quiet lanterns'

/** The server with the account calls on a database of its own. Mails are kept; whoever is called too-often comes too often. */
export async function openAccountServer() {
  const fresh = await freshDatabase()
  const mails: Sent[] = []
  const accounts = openAccounts({
    db: fresh.db,
    sendMail: async (mail) => void mails.push(mail as Sent),
    notify: async () => {},
    takeTicket: async (_name, key) => (key.includes('too-often') ? 17 : null),
    borrowTicket: async (_name, key) =>
      key.includes('too-often')
        ? { kind: 'refused', retryAfterSeconds: 17 }
        : { kind: 'lent', giveBack: async () => {} },
    now: () => new Date(),
    random: randomBytes,
    passwordCost: lowCost,
  })
  const server = await openServer({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    endpoints: accountCalls({ accounts, publicUrls: {} }),
    readSession: accounts.readSession,
  })
  let people = 0

  /** Somebody new with a browser of their own, who has not registered yet. */
  async function newPerson(site: SiteNickname = 'argus', hints: Record<string, string> = {}) {
    people += 1
    const username = `person${people}`
    const email = `${username}@example.test`
    const browser = openBrowser(server[site], hints)
    await browser.open(`${api}/session`)
    const post = (path: string, body: unknown) => browser.call('POST', `${api}/${path}`, body)
    const codeOf = (template: string) => {
      const mail = mails.findLast((each) => each.to === email && each.template === template)
      return new URL(mail?.values.link ?? 'http://none').searchParams.get('code') ?? ''
    }
    return {
      ...{ username, email, browser, post, codeOf },
      register: () => post('register', { email, username, password, locale: 'de' }),
      verify: () => post('verify-email', { code: codeOf('verify-email') }),
      signIn: (more: object = {}) => post('sign-in', { login: username, password, ...more }),
      session: () => readSession(browser),
    }
  }

  return {
    ...{ argus: server.argus, bokeh: server.bokeh, db: fresh.db, accounts, newPerson },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

export async function readSession(browser: ReturnType<typeof openBrowser>): Promise<Session> {
  return (await (await browser.open(`${api}/session`)).json()) as Session
}
