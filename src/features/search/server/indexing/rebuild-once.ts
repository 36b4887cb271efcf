import { assetQueries, feedQueries, indexQueries, termQueries } from '#features/catalogue/server.ts'
import type { Database } from '#platform/database.ts'
import type { IndexWriter } from '../search-index.port.ts'
import { buildAnew } from './build-anew.ts'
import { collectTerms } from './collect-terms.ts'
import { makeEntries, type OnUnreadable } from './make-entries.ts'
import { openIndexRules } from './open-index-rules.ts'

type Needs = {
  readonly db: Database
  readonly writer: IndexWriter
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
  readonly onUnreadable: OnUnreadable
}

const batchSize = 2_000

/** Builds the index anew where nobody keeps it. Whoever keeps it next follows from there. */
export async function rebuildOnce({ db, writer, signal, onProgress, onUnreadable }: Needs): Promise<void> {
  const terms = termQueries(db)
  const feed = feedQueries(db)
  const origin = await feed.readOrigin()
  const rules = openIndexRules(await terms.readVocabularyRows())
  await buildAnew({
    queries: { ...assetQueries(db), ...feed, ...indexQueries(db) },
    writer,
    make: (assets) => makeEntries(assets, rules, onUnreadable),
    origin,
    making: { database: origin.database, vocabulary: origin.vocabulary ?? '', rules: rules.version },
    batchSize,
    signal,
    onProgress: async (done, total) => onProgress(done, total),
  })
  await writer.keepTerms(await collectTerms(terms, rules))
}
