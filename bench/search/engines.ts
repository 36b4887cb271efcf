import { makeEmbeddedEngine } from './embedded-engine.ts'
import type { MakeEngine } from './engine.ts'
import { makeMeilisearchEngine } from './meilisearch-engine.ts'
import { makeOpenSearchEngine } from './opensearch-engine.ts'
import { makePostgresEngine } from './postgres-engine.ts'
import { makeSqliteEngine } from './sqlite-engine.ts'

export type EngineName = keyof typeof engines
export const isPeer = (name: string): name is EngineName => name in engines && name !== 'embedded'

type Listed = {
  readonly title: string
  readonly make: MakeEngine
  /** Takes seconds for some questions of a large catalogue: a part of them is asked. */
  readonly isSlow: boolean
  /** What it builds is gone with its process. */
  readonly isFleeting: boolean
}

export const engines = {
  embedded: { title: 'embedded', make: makeEmbeddedEngine, isSlow: false, isFleeting: false },
  sqlite: { title: 'SQLite FTS5', make: makeSqliteEngine, isSlow: true, isFleeting: false },
  postgres: { title: 'PostgreSQL', make: makePostgresEngine, isSlow: true, isFleeting: false },
  meilisearch: { title: 'Meilisearch', make: makeMeilisearchEngine, isSlow: false, isFleeting: false },
  opensearch: { title: 'OpenSearch', make: makeOpenSearchEngine, isSlow: false, isFleeting: true },
} as const satisfies Record<string, Listed>
