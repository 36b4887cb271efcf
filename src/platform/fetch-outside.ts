import { Resolver } from 'node:dns/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { readBytes } from './read-bytes.ts'

export type FetchedOutside =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: OutsideRefusal }

export type OutsideRefusal =
  /** Not an address we would ever follow, by its spelling alone. */
  | 'bad-address'
  /** It leads to where only we could go. */
  | 'not-public'
  | 'unreachable'
  | 'too-many-redirects'
  | 'not-a-picture'
  | 'too-large'
  | 'too-slow'

type Ways = {
  /** All addresses that a name has. */
  readonly resolve: (name: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Where a visitor may send us. */
  readonly mayReach: (address: string, port: number) => boolean
  readonly withinMs: number
}

export const mostFetchedBytes = 10_000_000
const longestAddress = 2_000
const mostRedirects = 3
const publicPorts = [80, 443]
const redirects = [301, 302, 303, 307, 308]

const ordinaryWays: Ways = {
  resolve: resolveName,
  mayReach: (address, port) => publicPorts.includes(port) && isPublicAddress(address),
  withinMs: 8_000,
}

/**
 * Fetches a picture from an address that a visitor gave. Each name is resolved here, every address it has must be public,
 * and the connection goes to what was checked: a name that changes its mind in between gains nothing.
 */
export async function fetchOutside(address: string, ways: Partial<Ways> = {}): Promise<FetchedOutside> {
  const { resolve, mayReach, withinMs } = { ...ordinaryWays, ...ways }
  const signal = AbortSignal.timeout(withinMs)
  let url = readAddress(address)
  try {
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      if (!url) return refused('bad-address')
      const addresses = await inTime(addressesOf(url, resolve, signal), signal)
      const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
      if (addresses.length === 0) return refused('unreachable')
      if (!addresses.every((each) => mayReach(each, port))) return refused('not-public')
      const response = await ask(url, addresses, signal)
      if (!redirects.includes(response.statusCode ?? 0)) return await readPicture(response, signal)
      response.destroy()
      url = readAddress(response.headers.location ?? '', url)
    }
    return refused('too-many-redirects')
  } catch {
    return refused(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

function readAddress(text: string, base?: URL): URL | null {
  const url = text.length > longestAddress || text === '' ? null : URL.parse(text, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  // A name without a dot is one of our own network.
  const isName = isIP(bare(url)) === 0
  return isName && !/[^.]\.[^.]/.test(url.hostname) ? null : url
}

/** The host without the brackets of IPv6. Other spellings of IPv4 have become the common one by now. */
function bare({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

async function addressesOf(
  url: URL,
  resolve: Ways['resolve'],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = bare(url)
  return isIP(host) === 0 ? resolve(host, signal) : [host]
}

/** Asks name servers, not the machine: its own list of names is nobody's business, and its threads are few. */
async function resolveName(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function ask(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookupChecked: LookupFunction = (_name, { all }, done) => {
    const [first] = checked
    if (all) done(null, checked)
    else done(null, first?.address ?? '', first?.family)
  }
  const isHttps = url.protocol === 'https:'
  const headers = {
    accept: 'image/*',
    // What is not compressed cannot swell.
    'accept-encoding': 'identity',
    'user-agent': 'Diptych search by image',
  }
  return new Promise((resolve, reject) => {
    // Agents of our own: those of the process may be told to go through a proxy.
    const agent = isHttps ? new HttpsAgent() : new HttpAgent()
    const request = isHttps ? requestHttps : requestHttp
    request(url, { agent, headers, signal, lookup: lookupChecked }, resolve).on('error', reject).end()
  })
}

async function readPicture(response: IncomingMessage, signal: AbortSignal): Promise<FetchedOutside> {
  try {
    const { headers, statusCode } = response
    if (statusCode !== 200) return refused('unreachable')
    const isPicture = /^image\//i.test(headers['content-type'] ?? '')
    const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
    if (!isPicture || !isPlain) return refused('not-a-picture')
    if (Number(headers['content-length'] ?? 0) > mostFetchedBytes) return refused('too-large')
    const bytes = await readBytes(response, mostFetchedBytes)
    if (signal.aborted) return refused('too-slow')
    if (bytes === 'broken-off') return refused('unreachable')
    return bytes === 'too-long' ? refused('too-large') : { kind: 'fetched', bytes }
  } finally {
    response.destroy()
  }
}

/** Some waits cannot be called off; they are left alone then. */
function inTime<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    value.then(resolve, reject)
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function refused(reason: OutsideRefusal): FetchedOutside {
  return { kind: 'refused', reason }
}
