import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { OpenidProvider } from '../server/openid/providers.ts'
import { askWho } from './ask-who.ts'
import { memoryAdapter } from './memory-adapter.ts'

export type Person = Readonly<{
  subject: string
  email?: string
  emailVerified?: boolean
  name?: string
  username?: string
}>

const callbackUrl = 'https://bokeh.example/components/account/api/openid/harbour/callback'

/**
 * A real OpenID provider on this machine, at which whoever is named signs in without being asked. One for browsers
 * asks who is there, and sends people back to whatever part of this machine they came from.
 */
export async function startOpenidProvider({ isForBrowsers = false } = {}) {
  let present: Person = { subject: 'nobody' }
  const people = new Map<string, Person>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = 'a-secret-of-the-test-only-0123456789'
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    clients: [{ client_id: 'diptych', client_secret: secret, redirect_uris: [callbackUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    cookies: { keys: ['a-key-of-the-test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      Session: 600,
      Interaction: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    async findAccount(_context, id) {
      const person = people.get(id)
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email: person?.email,
          email_verified: person?.emailVerified,
          name: person?.name,
          preferred_username: person?.username,
        }),
      }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  if (isForBrowsers) {
    provider.Client.prototype.redirectUriAllowed = (url: string) => URL.parse(url)?.hostname === 'localhost'
  }
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    if (isForBrowsers) {
      const email = await askWho(request, response)
      if (email === null) return
      present = { subject: email, email, emailVerified: true, name: 'Pat Harbour' }
      people.set(email, present)
    }
    provider
      .interactionFinished(request, response, { login: { accountId: present.subject } })
      .catch(() => response.writeHead(500).end())
  })

  return {
    callbackUrl,
    configuration: {
      key: 'harbour',
      name: 'Harbour',
      issuer,
      clientId: 'diptych',
      clientSecret: () => secret,
    } satisfies OpenidProvider,

    /** The same for a product that is started. */
    environment: {
      OPENID_PROVIDERS: `harbour=${issuer}`,
      OPENID_HARBOUR_CLIENT_ID: 'diptych',
      OPENID_HARBOUR_CLIENT_SECRET: secret,
    },

    /** Follows the browser through the provider: the query with which it is sent back to us. */
    async visit(url: string, person: Person): Promise<URLSearchParams> {
      present = person
      people.set(person.subject, person)
      const cookies = new Map<string, string>()
      let at = new URL(url)
      while (at.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
          cookies.set(name, value)
        }
        const to = response.headers.get('location')
        if (!to) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        at = new URL(to, at)
      }
      return at.searchParams
    },

    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
