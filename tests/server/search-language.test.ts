import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSearchLanguage } from '../../src/app/background/search-language.ts'
import { termQueries } from '../../src/features/catalogue/server.ts'
import { openLog } from '../../src/platform/log.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('another vocabulary is known without a new start', async () => {
  await using fresh = await freshDatabase()
  await sql`with made as (insert into catalogue.keyword (key, kind) values ('sea', 'subject') returning id)
    insert into catalogue.keyword_name (keyword_id, locale, name, synonyms, related)
    select id, locale, name, '{}', '{}' from made, (values ('en-us', 'sea'), ('de', 'Meer')) named (locale, name)`.execute(
    fresh.db,
  )
  const { keywords, names } = await termQueries(fresh.db).readVocabularyRows()
  expect(keywords).toHaveLength(1)
  expect(names.map(({ locale, name }) => `${locale} ${name}`).sort()).toEqual(['de Meer', 'en-us sea'])
  const id = keywords[0]?.id ?? 0
  const { language, stop } = await openSearchLanguage(fresh.db, openLog('silent'), 20)
  expect(language.thesaurus.nameOf(id, 'de')).toBe('Meer')
  expect(language.thesaurus.knows('meer', 'de')).toBe(true)
  await sql`update catalogue.keyword_name set name = 'Ozean' where locale = 'de'`.execute(fresh.db)
  await sql`insert into catalogue.loaded (name, version) values ('vocabulary', 'other')`.execute(fresh.db)
  await expect.poll(() => language.thesaurus.nameOf(id, 'de'), { timeout: 10_000 }).toBe('Ozean')
  expect(language.thesaurus.knows('ozean', 'de')).toBe(true)
  await stop()
})
