import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { IndexEntry } from '../../src/features/search/domain.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { type BenchAnswer, type FacetPairs, type MakeEngine, wordsOf } from './engine.ts'
import { childrenOf } from './process-usage.ts'
import { type BenchQuestion, hitsPerPage } from './questions.ts'
import {
  type BenchField,
  facetFields,
  listFields,
  longFields,
  mostLongValues,
  singleFields,
} from './values.ts'

const isSingle: ReadonlySet<string> = new Set(singleFields)
const settings = [
  'shared_buffers = "2GB"',
  'work_mem = "64MB"',
  'maintenance_work_mem = "512MB"',
  'jit = off',
]

/**
 * PostgreSQL with one tsvector an asset, in which filter values are lexemes beside the words, so that one GIN index finds
 * both. Rows come by COPY from a file, the quickest way there is; the time to write that file is not counted.
 */
export const makePostgresEngine: MakeEngine = async ({ directory }) => {
  const rows = join(directory, 'rows')
  const start = async () => {
    const server = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    return { server, pool: new pg.Pool({ connectionString: server.url, max: 4 }) }
  }
  return {
    async build(batches) {
      await mkdir(rows, { recursive: true })
      const file = join(rows, 'assets.tsv')
      const first = await start()
      for (const setting of settings)
        await first.pool.query(`alter system set ${setting.replaceAll('"', "'")}`)
      await first.pool.end()
      await first.server.stop()
      await pipeline(Readable.from(linesOf(batches)), createWriteStream(file))
      await chmod(file, 0o644)
      const { server, pool } = await start()
      await pool.query(createTable)
      await pool.query(`copy assets from '${file}'`)
      await pool.query('create index words on assets using gin (words)')
      await pool.query('create index created on assets (created_on)')
      await pool.query('vacuum analyze assets')
      await pool.end()
      await server.stop()
    },
    async open() {
      const { server, pool } = await start()
      const data = await pool.query<{ data_directory: string }>('show data_directory')
      const pidFile = join(data.rows[0]?.data_directory ?? '', 'postmaster.pid')
      const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
      return {
        search: (question) => search(pool, question),
        processes: () => [pid, ...childrenOf(pid)],
        async close() {
          await pool.end()
          await server.stop()
        },
      }
    },
  }
}

const createTable = `create table assets (
  id integer primary key,
  ${singleFields.map((field) => `${columnOf(field)} text`).join(', ')},
  ${listFields.map((field) => `${columnOf(field)} text[]`).join(', ')},
  created_on integer, duration_ms integer, popularity integer, words tsvector)`

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function* linesOf(batches: Iterable<readonly IndexEntry[]>): Generator<string> {
  for (const entries of batches) yield entries.map(lineOf).join('')
}

function lineOf(entry: IndexEntry): string {
  const { fields, assetType, id } = entry
  const lexemes = [
    ...new Set(wordsOf(entry).map((word) => `'${word}':1`)),
    `'t_${assetType}'`,
    ...singleFields.map((field) => `'${field}_${fields[field]}'`),
    ...listFields.flatMap((field) => fields[field].map((value) => `'${field}_${value}'`)),
    ...fields.marks.map((mark) => `'m_${mark}'`),
  ]
  const values = [
    id,
    ...singleFields.map((field) => fields[field]),
    ...listFields.map((field) => `{${fields[field].join(',')}}`),
    fields.createdOn,
    fields.durationMs ?? '\\N',
    fields.popularity,
    lexemes.join(' '),
  ]
  return `${values.join('\t')}\n`
}

const names = new Map<string, string>()

/** Statements are prepared once on each connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}

async function search(pool: pg.Pool, question: BenchQuestion): Promise<BenchAnswer> {
  const { query, where } = translate(question)
  const other = question.assetType === 'image' ? 'film' : 'image'
  const ofType = (type: string) => `${query} & 't_${type}'`
  const run = async <Row extends pg.QueryResultRow>(text: string, values: readonly string[]) =>
    (await pool.query<Row>({ name: nameOf(text), text, values: [...values] })).rows
  const byWords = question.order === 'best' && question.words.length > 0
  const order = byWords
    ? 'ts_rank(words, $2::tsquery) * (1 + ln(1 + popularity) * 0.02) desc'
    : {
        best: 'popularity desc',
        popular: 'popularity desc',
        newest: 'created_on desc',
        oldest: 'created_on',
      }[question.order]
  const page = await run<{ id: number; total: string }>(
    `select id, count(*) over () as total from assets where words @@ $1::tsquery${where} order by ${order} limit ${hitsPerPage}`,
    [ofType(question.assetType), ...(byWords ? [question.words.map((word) => `'${word}'`).join(' & ')] : [])],
  )
  const [rest] = await run<{ total: string }>(
    `select count(*) as total from assets where words @@ $1::tsquery${where}`,
    [ofType(other)],
  )
  const counted = await run<{ field: BenchField; value: string; count: string }>(
    `with hits as materialized
      (select ${facetFields.map(columnOf).join(', ')} from assets where words @@ $1::tsquery${where}) ${facetSql}`,
    [ofType(question.assetType)],
  )
  const facets = Map.groupBy(counted, ({ field }) => field)
  return {
    ids: page.map(({ id }) => String(id)),
    totals: {
      image: Number((question.assetType === 'image' ? page[0] : rest)?.total ?? 0),
      film: Number((question.assetType === 'film' ? page[0] : rest)?.total ?? 0),
    },
    facets: Object.fromEntries(
      facetFields.map((field) => [
        field,
        (facets.get(field) ?? []).map(({ value, count }): FacetPairs[number] => [value, Number(count)]),
      ]),
    ),
  }
}

const facetSql = facetFields
  .map((field) => {
    const column = columnOf(field)
    const source = isSingle.has(field)
      ? `hits, lateral (select ${column} as value) one`
      : `hits, unnest(${column}) value`
    const cut = longFields.has(field) ? ` order by 3 desc limit ${mostLongValues}` : ''
    return `(select '${field}' as field, value, count(*) as count from ${source} group by 2${cut})`
  })
  .join(' union all ')

function translate({ words, filters }: BenchQuestion): { query: string; where: string } {
  const needs = words.map((word) => `'${word}'`)
  let where = ''
  for (const filter of filters) {
    if (filter.kind === 'released') needs.push(`'m_released'`)
    else if (filter.kind === 'values') {
      needs.push(`(${filter.values.map((value) => `'${filter.field}_${value}'`).join(' | ')})`)
    } else where += ` and ${columnOf(filter.field)} between ${filter.from} and ${filter.to}`
  }
  return { query: needs.length === 0 ? `('t_image' | 't_film')` : needs.join(' & '), where }
}
