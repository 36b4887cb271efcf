import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import { createMemory } from '#platform/remember.ts'

/** A service that people have an account with and that says who they are, by OpenID Connect. */
export type OpenidProvider = Readonly<{
  /** In paths, such as `google`. */
  key: string
  /** On the button. */
  name: string
  issuer: string
  clientId: string
  /** A function, so that no print of the configuration shows it. */
  clientSecret: () => string
}>

export type Providers = ReturnType<typeof openProviders>

const knownForMs = 3_600_000
const answerWithinSeconds = 10

/** What each provider says of itself is asked for when it is first needed, and again every hour. */
export function openProviders(providers: readonly OpenidProvider[]) {
  const remember = createMemory<Configuration>({ forMs: knownForMs, atMost: providers.length + 1 })
  return {
    names: providers.map(({ key, name }) => ({ key, name })),

    /** Null for a provider that is not configured. Throws while it does not answer. */
    find(key: string): Promise<Configuration> | null {
      const provider = providers.find((one) => one.key === key)
      return provider ? remember(key, () => discover(provider)) : null
    },
  }
}

function discover({ issuer, clientId, clientSecret }: OpenidProvider): Promise<Configuration> {
  const server = new URL(issuer)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(server.hostname)
  return discovery(server, clientId, clientSecret(), undefined, {
    timeout: answerWithinSeconds,
    ...(isOwnMachine && { execute: [allowInsecureRequests] }),
  })
}
