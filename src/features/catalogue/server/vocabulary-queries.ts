import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'

const loadedName = 'vocabulary'
const rowsAtOnce = 5_000

/**
 * Brings the vocabulary's tables up to date, once for each version, however many processes start. A keyword that a new
 * version leaves out stays: assets may carry it.
 */
export async function loadVocabulary(
  db: Database,
  version: string,
  read: () => Promise<Vocabulary>,
): Promise<boolean> {
  const isCurrent = (at: Database | DatabaseTransaction) =>
    at
      .selectFrom('catalogue.loaded')
      .select('version')
      .where('name', '=', loadedName)
      .executeTakeFirst()
      .then((row) => row?.version === version)
  if (await isCurrent(db)) return false
  const { keywords } = await read()
  return db.transaction().execute(async (transaction) => {
    await sql`lock table catalogue.keyword in share row exclusive mode`.execute(transaction)
    if (await isCurrent(transaction)) return false
    await insertAll(
      keywords.map(({ key, kind }) => ({ key, kind })),
      (json) =>
        sql`
        insert into catalogue.keyword (key, kind)
        select key, kind from jsonb_to_recordset(${json}::jsonb) as given (key text, kind text)
        on conflict (key) do update set kind = excluded.kind`.execute(transaction),
    )
    await insertAll(
      keywords.flatMap(({ key, names }) =>
        Object.entries(names).map(([locale, name]) => ({ key, locale, ...name })),
      ),
      (json) =>
        sql`
        insert into catalogue.keyword_name (keyword_id, locale, name, synonyms, related)
        select keyword.id, given.locale, given.name, given.synonyms, given.related
        from jsonb_to_recordset(${json}::jsonb) as given
          (key text, locale text, name text, synonyms text[], related text[])
        join catalogue.keyword keyword on keyword.key = given.key
        on conflict (keyword_id, locale) do update
          set name = excluded.name, synonyms = excluded.synonyms, related = excluded.related`.execute(
          transaction,
        ),
    )
    await transaction.deleteFrom('catalogue.keyword_broader').execute()
    await insertAll(
      keywords.flatMap(({ key, broader }) => broader.map((wider) => ({ key, wider }))),
      (json) =>
        sql`
        insert into catalogue.keyword_broader (keyword_id, broader_id)
        select narrow.id, wide.id
        from jsonb_to_recordset(${json}::jsonb) as given (key text, wider text)
        join catalogue.keyword narrow on narrow.key = given.key
        join catalogue.keyword wide on wide.key = given.wider`.execute(transaction),
    )
    await transaction
      .insertInto('catalogue.loaded')
      .values({ name: loadedName, version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
      .execute()
    return true
  })
}

async function insertAll<Row>(rows: readonly Row[], insert: (json: string) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await insert(JSON.stringify(rows.slice(start, start + rowsAtOnce)))
  }
}

/** Key to id, for those who write assets. */
export async function readKeywordIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('catalogue.keyword').select(['id', 'key']).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
