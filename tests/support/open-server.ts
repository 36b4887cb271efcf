import { appEndpoints } from '../../src/app/http/endpoints.ts'
import type { ReadSession } from '../../src/app/http/open-visits.ts'
import { startWebServer } from '../../src/app/http/server.ts'
import { openVisitors } from '../../src/app/http/visitors.ts'
import { openForms } from '../../src/app/pages/find-form.ts'
import { type LoadPage, openPageLoader } from '../../src/app/pages/load-page.ts'
import type { PageNeeds } from '../../src/app/pages/page-loads.ts'
import type { PageSubmits } from '../../src/app/pages/page-submits.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { Renditions } from '../../src/features/catalogue/server.ts'
import type { Database } from '../../src/platform/database.ts'
import type { Endpoint } from '../../src/platform/endpoint.ts'
import { openLog } from '../../src/platform/log.ts'
import type { Metrics } from '../../src/platform/metrics.ts'
import { argus } from '../../src/sites/argus/argus.ts'
import { bokeh } from '../../src/sites/bokeh/bokeh.ts'
import type { ExperienceFlag } from '../../src/visit/experience-flag.ts'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Given = {
  readonly clientDirectory?: string
  readonly env?: Readonly<Record<string, string>>
  readonly endpoints?: readonly Endpoint[]
  readonly submits?: PageSubmits
  readonly readSession?: ReadSession
  readonly loadPage?: LoadPage
  readonly flags?: readonly ExperienceFlag[]
  readonly keepLocale?: Parameters<typeof appEndpoints>[0]['keepLocale']
}

/** The server as it is, on two ports of its own, with pages that are the JSON of what they would show. */
export async function openServer(given: Given) {
  const { env = {}, endpoints = [], submits = {}, readSession, clientDirectory = null } = given
  const sites = { argus, bokeh }
  const needs = { mode: 'development' } as PageNeeds
  const loadPage = given.loadPage ?? openPageLoader(sites, needs)
  const server = await startWebServer({
    config: readConfig({ PORT: '0', HOST: '127.0.0.1', ...env }),
    log: openLog('silent'),
    metrics: { countRequest: () => {} } as unknown as Metrics,
    db: {} as Database,
    sites,
    loadPage,
    findForm: openForms(sites, needs, submits),
    endpoints: [
      ...appEndpoints({ loadPage, mode: 'development', keepLocale: given.keepLocale ?? (async () => {}) }),
      ...endpoints,
    ],
    renditions: { get: async () => ({ kind: 'missing' }) } as unknown as Renditions,
    readSession: readSession ?? (async () => null),
    readFlags: () => given.flags ?? [],
    visitors: openVisitors(Buffer.alloc(32, 1)),
    readSearchHealth: () => Promise.reject(new Error('there is no index')),
    renderPage: async ({ visit, ready }) => Buffer.from(JSON.stringify({ visit, ready })),
    findPageFiles: () => ({ styles: [], scripts: [], preloads: [], texts: [] }),
    clientDirectory,
  })
  return { ...server.urls, [Symbol.asyncDispose]: server.stop }
}

/** A browser: keeps cookies, as far as these tests need one, and follows no redirect. */
export function openBrowser(origin: string, hints: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>()
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'user-agent': firefox, ...hints, cookie: cookieHeader(), ...init.headers }
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  const token = () => jar.get('XSRF-TOKEN') ?? ''
  return {
    jar,
    open,
    token,
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      open(path, {
        method,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token(), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    send: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      open(path, { method: 'POST', body: new URLSearchParams({ _csrf: token(), ...fields }), headers }),
  }
}
