import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openEmbeddedWriter } from '../../src/adapters/search-index/embedded/open-embedded-writer.ts'
import { openReader } from '../../src/adapters/search-index/embedded/reading/open-reader.ts'
import { indexQueries, termQueries } from '../../src/features/catalogue/server.ts'
import type { Question } from '../../src/features/search/domain.ts'
import { openIndexRules } from '../../src/features/search/server/indexing/open-index-rules.ts'
import { type IndexingState, keepIndex } from '../../src/features/search/server.ts'
import { openOracle } from '../../src/features/search/testing.ts'
import type { Database } from '../../src/platform/database.ts'

const mergeWorkerFile = new URL(
  '../../src/adapters/search-index/embedded/writing/merge-worker.ts',
  import.meta.url,
)

const patienceMs = 25_000

type Place = { readonly db: Database; readonly url: string; readonly directory: string }

/** The embedded index of a database, kept and read in this thread, as the product does it in several. */
export async function openPipeline({ db, url, directory }: Place) {
  const reader = openReader()
  const states: IndexingState[] = []
  const troubles: unknown[] = []
  const stop = new AbortController()
  const writer = await openEmbeddedWriter({
    directory,
    mergeWorkerFile,
    publish: reader.show,
    snapshotAfterMs: 200,
    onNotice: (text) => troubles.push(text),
  })
  const kept = keepIndex({
    db,
    url,
    writer,
    follower: 'test',
    signal: stop.signal,
    onState: (state) => states.push(state),
    onUnreadable: (id, error) => troubles.push([id, error]),
    onTrouble: (error) => troubles.push(error),
  })
  const isLevel = (state: IndexingState) => state.kind === 'following' && state.behind === 0
  return {
    reader,
    writer,
    states,
    troubles,
    /** When everything that was committed before the call can be found. A report may be of a look just before it. */
    async untilLevel(): Promise<void> {
      const deadline = performance.now() + patienceMs
      // The feed waits for every transaction on the server that is older, also those of other tests.
      const { rows: now } = await sql<{ id: string }>`select pg_current_xact_id() as id`.execute(db)
      const isOver = async () => {
        const { rows } = await sql<{ over: boolean }>`
          select pg_snapshot_xmin(pg_current_snapshot()) > ${now[0]?.id}::xid8 as over`.execute(db)
        return rows[0]?.over ?? false
      }
      while (performance.now() < deadline && !(await isOver())) await wait(30)
      const from = states.length
      while (states.slice(from).filter(isLevel).length < 2) {
        if (performance.now() > deadline) throw new Error('The index does not catch up.')
        await sql`select pg_notify('catalogue', '')`.execute(db)
        await wait(30)
      }
    },
    async close(): Promise<void> {
      stop.abort()
      await kept
      await writer.close()
    },
  }
}

const facets = ['family', 'collection', 'marks', 'event', 'events', 'people', 'curatedSets', 'keywords'].map(
  (field) => ({ field, limit: 300, excludeOwn: true }) as Question['facets'][number],
)

/** Questions of all kinds, and what the answers must be by the database alone: made anew from every row. */
export async function compareWithDatabase(
  db: Database,
  reader: { readonly search: (question: Question) => { ids: readonly string[] } & object },
  words: readonly string[],
) {
  const rules = openIndexRules(await termQueries(db).readVocabularyRows())
  const assets = await indexQueries(db).scanForIndex('0', 100_000)
  const oracle = openOracle(assets.map(rules.entryOf))
  const plain = { filters: [], facets, limit: 1_000, from: 0 } as const
  const questions = [null, ...words.flatMap((word) => rules.wordsOf(word))].flatMap((token) =>
    (['image', 'film'] as const).map(
      (assetType): Question => ({
        ...plain,
        assetType,
        match: token === null ? null : { kind: 'prefix', prefix: token },
        order: { by: 'newest' },
      }),
    ),
  )
  return questions.map((question) => {
    const { cursor: _, ...found } = reader.search(question) as ReturnType<typeof oracle.search>
    const { cursor: __, ...expected } = oracle.search(question)
    return { found, expected }
  })
}
