import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { checkMail, type MailConfig, mailVariables, readMail } from './read-mail.ts'
import { checkMedia, type MediaConfig, mediaVariables, readMedia } from './read-media.ts'
import { type OpenidConfig, readOpenid } from './read-openid.ts'
import { checkSearch, readSearch, type SearchConfig, searchVariables } from './read-search.ts'
import { listVariable, type Refuse } from './variables.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** Everything that may differ between two installations. Impossible combinations have no type. */
export type Config = Readonly<{
  mode: 'production' | 'development'
  /** Argus listens here, Bokeh on the next one. Port 0 takes any two free ones. */
  port: number
  host: string
  dataDirectory: string
  /** How many assets the demo library holds. */
  demoAssets: number
  /** Of so many assets the thumbnails are made before anybody has asked. */
  preparedAhead: number
  database: { kind: 'embedded'; directory: string } | { kind: 'server'; url: string }
  media: MediaConfig
  search: SearchConfig
  mail: MailConfig
  /** Other providers by which people may sign in. */
  openid: readonly OpenidConfig[]
  /** Host name → nickname, beside the two names every installation answers to. */
  hosts: Readonly<Record<string, 'argus' | 'bokeh'>>
  /** The scheme and host visitors use, for canonical links, when a proxy stands in front. */
  publicUrls: Readonly<Partial<Record<'argus' | 'bokeh', string>>>
  /** Proxies whose X-Forwarded-… headers are believed. */
  trustedProxies: readonly string[]
  /** Networks that may read health, readiness and metrics. */
  operatorNetworks: readonly string[]
  log: { level: LogLevel }
  runs: { web: boolean; jobs: boolean }
  /** When the start command was given, in seconds since 1970; for telling how long it took. */
  startedAt: number | undefined
}>

const environment = z.object({
  DIPTYCH_MODE: z.enum(['production', 'development']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_534).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_ASSETS: z.coerce.number().int().min(0).max(20_000_000).default(2_500),
  PREPARE_AHEAD: z.coerce.number().int().min(0).max(20_000_000).default(3_000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  ...mediaVariables.shape,
  ...searchVariables.shape,
  ...mailVariables.shape,
  SITE_HOSTS: z
    .string()
    .default('')
    .transform((text, context) => readHosts(text, context)),
  ARGUS_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOKEH_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: listVariable,
  OPERATOR_NETWORKS: listVariable.refine(
    (networks) => networks.every(isNetwork),
    'must be networks such as 10.0.0.0/8 or fd00::/8',
  ),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  DIPTYCH_STARTED_AT: z.coerce.number().optional(),
  RUN: z.enum(['all', 'web', 'jobs']).default('all'),
})

type Values = z.infer<typeof environment>

/** Turns the environment into a Config, or throws an error that says what is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.superRefine(checkTogether).safeParse(given)
  if (!parsed.success) throw new Error(`The configuration is not usable:\n${z.prettifyError(parsed.error)}`)
  const openid = readOpenid(given)
  if (openid.problems.length > 0) {
    const lines = openid.problems.map(({ variable, message }) => `${variable} ${message}`)
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}`)
  }

  const values = parsed.data
  const mode = values.DIPTYCH_MODE
  const dataDirectory = resolve(values.DATA_DIR)
  return {
    mode,
    port: values.PORT,
    host: values.HOST,
    dataDirectory,
    demoAssets: values.DEMO_ASSETS,
    preparedAhead: values.PREPARE_AHEAD,
    database: values.DATABASE_URL
      ? { kind: 'server', url: values.DATABASE_URL }
      : { kind: 'embedded', directory: resolve(dataDirectory, 'postgres') },
    media: readMedia(values, dataDirectory),
    search: readSearch(values, dataDirectory),
    mail: readMail(values),
    openid: openid.providers,
    hosts: values.SITE_HOSTS,
    publicUrls: {
      ...(values.ARGUS_URL && { argus: new URL(values.ARGUS_URL).origin }),
      ...(values.BOKEH_URL && { bokeh: new URL(values.BOKEH_URL).origin }),
    },
    trustedProxies: values.TRUSTED_PROXIES,
    operatorNetworks:
      values.OPERATOR_NETWORKS.length > 0 ? values.OPERATOR_NETWORKS : ['127.0.0.0/8', '::1/128'],
    log: { level: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn') },
    startedAt: values.DIPTYCH_STARTED_AT,
    runs: { web: values.RUN !== 'jobs', jobs: values.RUN !== 'web' },
  }
}

/** What each variable allows may still not go together. */
function checkTogether(values: Values, context: z.RefinementCtx): void {
  const refuse: Refuse = (name, message) => context.addIssue({ code: 'custom', path: [name], message })
  checkMedia(values, refuse)
  checkSearch(values, refuse)
  checkMail(values, refuse)
  checkPublicUrls(values, refuse)
}

/** Links in mails would lead wherever a request says that it came to: anyone can write a Host header. */
function checkPublicUrls(values: Values, refuse: Refuse): void {
  const reason =
    values.DIPTYCH_MODE === 'production' ? 'in production' : values.SMTP_URL ? 'with SMTP_URL' : null
  if (!reason) return
  for (const name of ['ARGUS_URL', 'BOKEH_URL'] as const) {
    if (!values[name]) refuse(name, `is needed ${reason}, for the links in mails`)
  }
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  )
}

function readHosts(text: string, context: z.RefinementCtx): Record<string, 'argus' | 'bokeh'> {
  const hosts: Record<string, 'argus' | 'bokeh'> = {}
  for (const entry of text.split(',').filter(Boolean)) {
    const [host = '', nickname] = entry.split('=').map((part) => part.trim().toLowerCase())
    if (host === '' || (nickname !== 'argus' && nickname !== 'bokeh')) {
      context.addIssue({ code: 'custom', message: `"${entry}" is not host=argus or host=bokeh` })
      continue
    }
    hosts[host] = nickname
  }
  return hosts
}
