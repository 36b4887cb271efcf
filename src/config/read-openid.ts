/** A provider by which people may sign in, by OpenID Connect. */
export type OpenidConfig = Readonly<{
  key: string
  name: string
  issuer: string
  clientId: string
  /** A function, so that no print of the configuration shows it. */
  clientSecret: () => string
}>

type Environment = Readonly<Record<string, string | undefined>>
export type OpenidProblem = Readonly<{ variable: string; message: string }>

/** `OPENID_PROVIDERS=google=https://accounts.google.com,…`, and for each `OPENID_GOOGLE_CLIENT_ID` and `…_CLIENT_SECRET`. */
export function readOpenid(env: Environment): {
  providers: readonly OpenidConfig[]
  problems: readonly OpenidProblem[]
} {
  const problems: OpenidProblem[] = []
  const refuse = (variable: string, message: string) => problems.push({ variable, message })
  const entries = (env.OPENID_PROVIDERS ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const providers = entries.flatMap((entry) => {
    const cut = entry.indexOf('=')
    const [key, issuer] = [entry.slice(0, Math.max(cut, 0)), entry.slice(cut + 1)]
    if (!/^[a-z][a-z0-9]{1,30}$/.test(key) || !isIssuer(issuer)) {
      refuse(
        'OPENID_PROVIDERS',
        `"${entry}" is not a name and an https:// address, as in google=https://accounts.google.com`,
      )
      return []
    }
    const prefix = `OPENID_${key.toUpperCase()}`
    const [clientId, secret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]]
    if (!clientId) refuse(`${prefix}_CLIENT_ID`, 'is missing')
    if (!secret) refuse(`${prefix}_CLIENT_SECRET`, 'is missing')
    if (!clientId || !secret) return []
    const name = env[`${prefix}_NAME`] ?? key.charAt(0).toUpperCase() + key.slice(1)
    return { key, name, issuer, clientId, clientSecret: () => secret }
  })
  if (new Set(providers.map(({ key }) => key)).size < providers.length) {
    refuse('OPENID_PROVIDERS', 'names a provider twice')
  }
  return { providers, problems }
}

/** Without https only on the own machine, where tests and newcomers have theirs. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.search + url.hash !== '') return false
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  )
}
