import { resolve } from 'node:path'
import { z } from 'zod'
import { listVariable, type Refuse } from './variables.ts'

/** Where the search index lives. */
export type SearchConfig =
  | { kind: 'embedded'; directory: string; threads?: number }
  | ({ kind: 'opensearch' } & OpenSearchConfig)

type OpenSearchConfig = Readonly<{
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

export const searchVariables = z.object({
  SEARCH_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  SEARCH_OPENSEARCH_URLS: listVariable.refine(
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
})

type Values = z.infer<typeof searchVariables>

const needUrls = [
  'SEARCH_OPENSEARCH_NAME',
  'SEARCH_OPENSEARCH_SHARDS',
  'SEARCH_OPENSEARCH_REPLICAS',
  'SEARCH_OPENSEARCH_USERNAME',
  'SEARCH_OPENSEARCH_PASSWORD',
  'SEARCH_OPENSEARCH_CA_FILE',
] as const

export function checkSearch(values: Values, refuse: Refuse): void {
  if (values.SEARCH_OPENSEARCH_URLS.length === 0) {
    for (const name of needUrls) if (values[name] !== undefined) refuse(name, 'needs SEARCH_OPENSEARCH_URLS')
    return
  }
  if (values.SEARCH_THREADS) refuse('SEARCH_THREADS', 'is for the embedded index')
  if (!values.SEARCH_OPENSEARCH_USERNAME !== !values.SEARCH_OPENSEARCH_PASSWORD) {
    refuse('SEARCH_OPENSEARCH_USERNAME', 'and SEARCH_OPENSEARCH_PASSWORD belong together')
  }
}

export function readSearch(values: Values, dataDirectory: string): SearchConfig {
  const { SEARCH_OPENSEARCH_URLS: urls, SEARCH_OPENSEARCH_CA_FILE: caFile, SEARCH_THREADS: threads } = values
  if (urls.length === 0)
    return { kind: 'embedded', directory: resolve(dataDirectory, 'search'), ...(threads && { threads }) }
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
