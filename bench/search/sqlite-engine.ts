import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { IndexEntry } from '../../src/features/search/domain.ts'
import { type BenchAnswer, type FacetPairs, type MakeEngine, wordsOf } from './engine.ts'
import { type BenchQuestion, hitsPerPage } from './questions.ts'
import { facetFields, listFields, longFields, mostLongValues, singleFields } from './values.ts'

const columns = [...singleFields, 'assetType', 'createdOn', 'durationMs', 'popularity']
const isSingle: ReadonlySet<string> = new Set(singleFields)

/**
 * SQLite FTS5 of Node itself: words and filter values in one full-text table, so that its index serves both; a table for
 * each field with several values. Questions run one after the other in this thread, as the library has it.
 */
export const makeSqliteEngine: MakeEngine = async ({ directory }) => {
  const file = join(directory, 'assets.db')
  const openDatabase = () => {
    const db = new DatabaseSync(file)
    const settings = ['journal_mode=wal', 'synchronous=normal', 'temp_store=memory', 'cache_size=-400000']
    for (const setting of [...settings, 'mmap_size=4000000000']) db.exec(`pragma ${setting}`)
    return db
  }
  return {
    async build(batches) {
      const db = openDatabase()
      createTables(db)
      const insert = prepareInserts(db)
      db.exec('begin')
      for (const entries of batches) entries.forEach(insert)
      db.exec('commit')
      db.exec(`insert into words (words) values ('optimize')`)
      db.exec('create index created on assets (createdOn)')
      db.exec('analyze')
      db.close()
    },
    async open() {
      const db = openDatabase()
      db.exec('create temp table hits (id integer primary key)')
      const search = openSearch(db)
      return {
        search: async (question) => search(question),
        processes: () => [],
        close: async () => db.close(),
      }
    },
  }
}

function createTables(db: DatabaseSync): void {
  db.exec(`create table assets (id integer primary key, ${columns.join(', ')})`)
  for (const field of listFields) {
    db.exec(`create table ${field} (id integer, value text, primary key (id, value)) without rowid`)
  }
  db.exec(
    `create virtual table words using fts5 (text, tags, content='', detail=column, tokenize="unicode61 tokenchars '_'")`,
  )
}

function prepareInserts(db: DatabaseSync): (entry: IndexEntry) => void {
  const asset = db.prepare(`insert into assets values (?${', ?'.repeat(columns.length)})`)
  const lists = listFields.map((field) => db.prepare(`insert into ${field} values (?, ?)`))
  const words = db.prepare('insert into words (rowid, text, tags) values (?, ?, ?)')
  return (entry) => {
    const { fields, assetType } = entry
    const id = Number(entry.id)
    const single = singleFields.map((field): SQLInputValue => fields[field])
    asset.run(id, ...single, assetType, fields.createdOn, fields.durationMs, fields.popularity)
    listFields.forEach((field, at) => {
      for (const value of fields[field]) lists[at]?.run(id, value)
    })
    words.run(id, wordsOf(entry).join(' '), tagsOf(entry).join(' '))
  }
}

/** Values of all filters, each with its field, since two fields may know the same word. */
function tagsOf({ fields, assetType }: IndexEntry): readonly string[] {
  return [
    `t_${assetType}`,
    ...singleFields.map((field) => `${field}_${fields[field]}`),
    ...listFields.flatMap((field) => fields[field].map((value) => `${field}_${value}`)),
    ...fields.marks.map((mark) => `m_${mark}`),
  ]
}

function openSearch(db: DatabaseSync): (question: BenchQuestion) => BenchAnswer {
  const statements = new Map<string, StatementSync>()
  const all = (sql: string, ...values: SQLInputValue[]) => {
    const statement = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, statement)
    return statement.all(...values)
  }
  return (question) => {
    const { match, where } = translate(question)
    const found = `from words join assets on assets.id = words.rowid where words match ?${where}`
    const counts = all(`select assetType as type, count(*) as count ${found} group by 1`, match)
    const totalOf = (type: string) => Number(counts.find((row) => row.type === type)?.count ?? 0)
    const ofType = `${found} and assetType = ?`
    const page = all(
      `select assets.id as id ${ofType} order by ${orderOf(question)} limit ${hitsPerPage}`,
      match,
      question.assetType,
    )
    db.exec('delete from hits')
    all(`insert into hits select assets.id ${ofType}`, match, question.assetType)
    const facets = facetFields.map((field) => {
      const source = isSingle.has(field) ? 'assets' : field
      const value = isSingle.has(field) ? field : 'value'
      const cut = longFields.has(field) ? ` order by 2 desc limit ${mostLongValues}` : ''
      const rows = all(
        `select ${value} as value, count(*) as count from hits cross join ${source} using (id) group by 1${cut}`,
      )
      return [field, rows.map((row): FacetPairs[number] => [String(row.value), Number(row.count)])]
    })
    return {
      ids: page.map((row) => String(row.id)),
      totals: { image: totalOf('image'), film: totalOf('film') },
      facets: Object.fromEntries(facets),
    }
  }
}

function translate({ words, filters }: BenchQuestion): { match: string; where: string } {
  const needs = words.map((word) => `text:${word}`)
  let where = ''
  for (const filter of filters) {
    if (filter.kind === 'released') needs.push('tags:m_released')
    else if (filter.kind === 'values') {
      needs.push(`(${filter.values.map((value) => `tags:"${filter.field}_${value}"`).join(' OR ')})`)
    } else where += ` and assets.${filter.field} between ${filter.from} and ${filter.to}`
  }
  return { match: needs.length === 0 ? 'tags:t_image OR tags:t_film' : needs.join(' AND '), where }
}

function orderOf({ order, words }: BenchQuestion): string {
  if (order === 'best' && words.length > 0) return 'bm25(words)'
  if (order === 'newest') return 'createdOn desc'
  return order === 'oldest' ? 'createdOn' : 'popularity desc'
}
