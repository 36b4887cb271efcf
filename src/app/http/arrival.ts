import type { IncomingMessage } from 'node:http'
import { type Prefix, splitPrefix } from '#i18n/prefixes.ts'
import { cleanUrl } from '#links/clean-url.ts'
import { defaultSite, type SiteNickname, siteNicknames } from '#sites/site.ts'

/** A request before anything is known about who sent it: which site, which prefix, which path. */
export type Arrival = {
  readonly site: SiteNickname
  readonly hostname: string
  readonly prefix: Prefix | null
  /** Clean, without the prefix. */
  readonly path: string
  /** Clean, without the question mark. */
  readonly search: string
  /** Clean, with prefix and query: what links back to this page use. */
  readonly url: string
  /** True when the client wrote the URL otherwise than we do (ROUTE-06). */
  readonly isUnclean: boolean
}

export type SiteTable = {
  readonly hosts: Readonly<Record<string, SiteNickname>>
  /** Which local port belongs to which site, for requests that name no host of ours. */
  readonly ports: ReadonlyMap<number, SiteNickname>
}

/** Steps 1 and 2 of a request's life: host to site, then clean-up and prefix (SITE-01, ROUTE-05, ROUTE-06). */
export function readArrival(request: IncomingMessage, table: SiteTable): Arrival {
  const hostname = hostnameOf(request.headers.host)
  const raw = utf8Url(request.url ?? '/')
  const url = cleanUrl(raw)
  const [fullPath = '/', search = ''] = splitAt(url, '?')
  const { prefix, path } = splitPrefix(fullPath)
  return {
    site: siteOf(hostname, request.socket.localPort, table),
    hostname,
    prefix,
    path,
    search,
    url,
    isUnclean: url !== raw,
  }
}

function siteOf(hostname: string, localPort: number | undefined, { hosts, ports }: SiteTable): SiteNickname {
  const named =
    (Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined) ??
    siteNicknames.find((site) => hostname.split('.').includes(site))
  return named ?? ports.get(localPort ?? 0) ?? defaultSite
}

function hostnameOf(host: string | undefined): string {
  return (host ?? '').replace(/:\d+$/, '').toLowerCase()
}

// Node reads the request line as Latin-1; a client that sent raw UTF-8 meant UTF-8.
function utf8Url(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is exactly what is not ASCII.
  if (!/[^\x00-\x7f]/.test(url)) return url
  const text = Buffer.from(url, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? url : text
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}
