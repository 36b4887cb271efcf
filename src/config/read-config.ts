import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type OpenidConfig, readOpenid } from './read-openid.ts'

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
  media: { kind: 'disk'; directory: string } | ({ kind: 's3' } & S3Config)
  search:
    | { kind: 'embedded'; directory: string; threads?: number }
    | ({ kind: 'opensearch' } & OpenSearchConfig)
  /** Without a mail server, mails are kept and not sent. */
  mail: { kind: 'kept' } | ({ kind: 'smtp' } & SmtpConfig)
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

export type S3Config = Readonly<{
  bucket: string
  /** Without one, Amazon's of the region. */
  endpoint?: string
  region: string
  /** Before every name; empty, or ending in a slash. */
  prefix: string
  /** A function, so that no print of the configuration shows them. Without it, what the machine is given. */
  credentials?: () => { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  forcePathStyle: boolean
}>

export type OpenSearchConfig = Readonly<{
  /** Any nodes of the cluster. */
  urls: readonly string[]
  /** Into how many parts the index is cut, and how many copies of each there are. */
  shards: number
  replicas: number
  /** What the index is called there; a cluster may hold those of several installations. */
  name: string
  /** A function, so that no print of the configuration shows them. */
  credentials?: () => { username: string; password: string }
  /** A PEM file with the authority that signed the nodes' certificates. Without it, those that Node knows. */
  caFile?: string
}>

export type SmtpConfig = Readonly<{
  host: string
  port: number
  /** From the first word, by STARTTLS without exception, or none for a relay that is near. */
  tls: 'from-start' | 'required' | 'none'
  /** A function, so that no print of the configuration shows them. */
  credentials?: () => { username: string; password: string }
  /** The address that mails come from. */
  from: string
}>

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

const environment = z.object({
  DIPTYCH_MODE: z.enum(['production', 'development']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_534).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_ASSETS: z.coerce.number().int().min(0).max(20_000_000).default(2_500),
  PREPARE_AHEAD: z.coerce.number().int().min(0).max(20_000_000).default(3_000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }).optional(),
  MEDIA_S3_REGION: z.string().min(1).optional(),
  MEDIA_S3_PREFIX: z
    .string()
    .max(400)
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'must be folders such as demo/media')
    .optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  SEARCH_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  SEARCH_OPENSEARCH_URLS: list.refine(
    (urls) => urls.every((url) => z.url({ protocol: /^https?$/ }).safeParse(url).success),
    'must be http:// or https:// URLs, separated by commas',
  ),
  SEARCH_OPENSEARCH_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be lower-case letters, digits and hyphens')
    .optional(),
  SEARCH_OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(64).optional(),
  SEARCH_OPENSEARCH_REPLICAS: z.coerce.number().int().min(0).max(8).optional(),
  SEARCH_OPENSEARCH_USERNAME: z.string().min(1).optional(),
  SEARCH_OPENSEARCH_PASSWORD: z.string().min(1).optional(),
  SEARCH_OPENSEARCH_CA_FILE: z.string().min(1).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .refine((url) => isSmtpUrl(url), 'must be a host with or without port, and may end in ?tls=none')
    .optional(),
  MAIL_FROM: z.email('must be an address such as hello@example.com').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SITE_HOSTS: z
    .string()
    .default('')
    .transform((text, context) => readHosts(text, context)),
  ARGUS_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOKEH_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: list,
  OPERATOR_NETWORKS: list.refine(
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
  const parsed = environment
    .superRefine(checkMedia)
    .superRefine(checkSearch)
    .superRefine(checkMail)
    .superRefine(checkPublicUrls)
    .safeParse(given)
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
    media: readMedia(values) ?? { kind: 'disk', directory: resolve(dataDirectory, 'media') },
    search: readSearch(values) ?? {
      kind: 'embedded',
      directory: resolve(dataDirectory, 'search'),
      ...(values.SEARCH_THREADS && { threads: values.SEARCH_THREADS }),
    },
    mail: readMail(values) ?? { kind: 'kept' },
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

/** Half a configuration would be taken for another one: pictures on the disk that were meant for the bucket. */
function checkMedia(values: Values, context: z.RefinementCtx): void {
  const refuse = (name: keyof Values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (!values.MEDIA_S3_BUCKET) {
    for (const name of mediaNames) if (values[name]) refuse(name, 'needs MEDIA_S3_BUCKET')
    return
  }
  if (!values.MEDIA_S3_ENDPOINT && !values.MEDIA_S3_REGION) {
    refuse('MEDIA_S3_REGION', 'is needed without MEDIA_S3_ENDPOINT')
  }
  if (!values.AWS_ACCESS_KEY_ID !== !values.AWS_SECRET_ACCESS_KEY) {
    refuse('AWS_ACCESS_KEY_ID', 'and AWS_SECRET_ACCESS_KEY belong together')
  }
}

const mediaNames = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_REGION', 'MEDIA_S3_PREFIX', 'MEDIA_S3_PATH_STYLE'] as const

function readMedia(values: Values): ({ kind: 's3' } & S3Config) | null {
  if (!values.MEDIA_S3_BUCKET) return null
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_PREFIX: prefix = '' } = values
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  const token = values.AWS_SESSION_TOKEN && { sessionToken: values.AWS_SESSION_TOKEN }
  return {
    kind: 's3',
    bucket: values.MEDIA_S3_BUCKET,
    ...(endpoint && { endpoint }),
    region: values.MEDIA_S3_REGION ?? 'us-east-1',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    ...(accessKeyId &&
      secretAccessKey && { credentials: () => ({ accessKeyId, secretAccessKey, ...token }) }),
    forcePathStyle: values.MEDIA_S3_PATH_STYLE ? values.MEDIA_S3_PATH_STYLE === 'true' : Boolean(endpoint),
  }
}

function checkSearch(values: Values, context: z.RefinementCtx): void {
  const refuse = (name: keyof Values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (values.SEARCH_OPENSEARCH_URLS.length === 0) {
    for (const name of searchNames)
      if (values[name] !== undefined) refuse(name, 'needs SEARCH_OPENSEARCH_URLS')
    return
  }
  if (values.SEARCH_THREADS) refuse('SEARCH_THREADS', 'is for the embedded index')
  if (!values.SEARCH_OPENSEARCH_USERNAME !== !values.SEARCH_OPENSEARCH_PASSWORD) {
    refuse('SEARCH_OPENSEARCH_USERNAME', 'and SEARCH_OPENSEARCH_PASSWORD belong together')
  }
}

const searchNames = [
  'SEARCH_OPENSEARCH_NAME',
  'SEARCH_OPENSEARCH_SHARDS',
  'SEARCH_OPENSEARCH_REPLICAS',
  'SEARCH_OPENSEARCH_USERNAME',
  'SEARCH_OPENSEARCH_PASSWORD',
  'SEARCH_OPENSEARCH_CA_FILE',
] as const

function readSearch(values: Values): ({ kind: 'opensearch' } & OpenSearchConfig) | null {
  const { SEARCH_OPENSEARCH_URLS: urls, SEARCH_OPENSEARCH_CA_FILE: caFile } = values
  if (urls.length === 0) return null
  const { SEARCH_OPENSEARCH_USERNAME: username, SEARCH_OPENSEARCH_PASSWORD: password } = values
  return {
    kind: 'opensearch',
    urls,
    name: values.SEARCH_OPENSEARCH_NAME ?? 'diptych',
    shards: values.SEARCH_OPENSEARCH_SHARDS ?? 1,
    replicas: values.SEARCH_OPENSEARCH_REPLICAS ?? 1,
    ...(username && password && { credentials: () => ({ username, password }) }),
    ...(caFile && { caFile: resolve(caFile) }),
  }
}

function checkMail(values: Values, context: z.RefinementCtx): void {
  if (!values.SMTP_URL === !values.MAIL_FROM) return
  const [given, missing] = values.SMTP_URL
    ? (['SMTP_URL', 'MAIL_FROM'] as const)
    : (['MAIL_FROM', 'SMTP_URL'] as const)
  context.addIssue({ code: 'custom', path: [given], message: `needs ${missing}` })
}

/** Links in mails would lead wherever a request says that it came to: anyone can write a Host header. */
function checkPublicUrls(values: Values, context: z.RefinementCtx): void {
  const reason =
    values.DIPTYCH_MODE === 'production' ? 'in production' : values.SMTP_URL ? 'with SMTP_URL' : null
  if (!reason) return
  for (const name of ['ARGUS_URL', 'BOKEH_URL'] as const) {
    const message = `is needed ${reason}, for the links in mails`
    if (!values[name]) context.addIssue({ code: 'custom', path: [name], message })
  }
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.hostname === '' || (url.pathname !== '' && url.pathname !== '/') || url.hash !== '')
    return false
  if (!url.username !== !url.password) return false
  return url.search === '' || (url.search === '?tls=none' && url.protocol === 'smtp:')
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

function readMail(values: Values): ({ kind: 'smtp' } & SmtpConfig) | null {
  if (!values.SMTP_URL || !values.MAIL_FROM) return null
  const url = new URL(values.SMTP_URL)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const isOpen = isThisMachine(host) || url.searchParams.get('tls') === 'none'
  const username = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  return {
    kind: 'smtp',
    host,
    port: Number(url.port || (isSecure ? 465 : 587)),
    tls: isSecure ? 'from-start' : isOpen ? 'none' : 'required',
    ...(username !== '' && { credentials: () => ({ username, password }) }),
    from: values.MAIL_FROM,
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
