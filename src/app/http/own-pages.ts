/** By which names our pages reach us: as the request says, and as visitors know the site. */
export function ownHosts(
  { host }: { readonly host: string },
  publicUrl: string | undefined,
): readonly string[] {
  return [host, URL.parse(publicUrl ?? '')?.host ?? host]
}

type Hints = {
  readonly 'sec-fetch-site'?: string | string[] | undefined
  readonly origin?: string | undefined
}

/**
 * Whether a call that changes something comes from a page of ours. A browser says so itself; whatever says nothing is no
 * browser, and has no cookies of a visitor that it could misuse.
 */
export function isFromOwnPages(headers: Hints, ownHosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || ownHosts.some((host) => isOriginOf(origin, host))
}

/** Scheme and standard port aside: a proxy in front of us may speak https where we speak http. */
function isOriginOf(origin: string, host: string): boolean {
  const from = URL.parse(origin)
  if (from?.protocol !== 'http:' && from?.protocol !== 'https:') return false
  return from.host === URL.parse(`${from.protocol}//${host}`)?.host
}
