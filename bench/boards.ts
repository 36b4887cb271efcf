/**
 * `npm run bench:boards`: adds a second and the time of the default-board call, on a fresh embedded database with 1,000
 * boards of 1,000 assets, and what each query of that call reads for a board of 25 assets and for one of 10,000.
 * Fails when a query reads more for the larger board, or when the call asks more than 4 queries.
 */
import { join, resolve } from 'node:path'
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { readPeople } from '../src/features/accounts/server.ts'
import { openBoards } from '../src/features/boards/server.ts'
import { keepTestAssets } from '../src/features/boards/testing.ts'
import { catalogueQueries } from '../src/features/catalogue/server.ts'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { openCollaborationServer } from '../tests/support/open-collaboration-server.ts'
import { percentile } from './search/percentile.ts'

const boards = 1_000
const assetsEach = 1_000
const small = { accountId: '5001', assets: 25 }
const large = { accountId: '5002', assets: 10_000 }
const atOnce = 8
const reads = 2_000
const calls = 1_000
const adds = 2_000
const mostQueries = 4
/** A path down an index may touch a page more or less. */
const slack = { factor: 1.1, buffers: 4 }

const root = resolve(import.meta.dirname, '..')
const directory = await makeDirectory('boards')
const postgres = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres') })
let isGood = false
try {
  const db = openDatabase(postgres.url)
  await migrate(db, join(root, 'migrations'))
  const ids = await fill(db)
  const asked: RootOperationNode[] = []
  const listening: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const room = open(db)
  const readerOf = (accountId: string) => ({ accountId, site: 'argus', code: null, isProven: true }) as const
  const owner = (turn: number) => String(((turn * 619) % boards) + 1)

  const read = async (turn: number) => {
    const outcome = await room.readDefault(readerOf(owner(turn)))
    if (!outcome.ok || outcome.value.assetIds.length < assetsEach) throw new Error('This is not the board.')
  }
  // The first thousand have each board for the first time; the rest find its ids in memory.
  const cold = await timed(boards, read)
  const warm = await timed(reads, read)
  tell('default board, use case, first time', cold)
  tell('default board, use case, again', warm)

  await using server = await openCollaborationServer(room)
  const overHttp = await timed(calls, async (turn) => {
    const { status } = await server.pageOf(owner(turn)).ask('/collaboration/boards/default.json')
    if (status !== 200) throw new Error(`The server said ${status}.`)
  })
  tell('default board, over HTTP', overHttp)

  const boardIds = new Map<string, string>()
  for (let turn = 0; turn < boards; turn += 1) {
    const found = await room.readDefault(readerOf(owner(turn)))
    if (found.ok) boardIds.set(owner(turn), found.value.id)
  }
  const added = await timed(adds, async (turn) => {
    const accountId = owner(turn)
    const assetIds = [ids[assetsEach + Math.floor(turn / boards)] ?? '']
    const outcome = await room.addAssets(readerOf(accountId), {
      boardId: boardIds.get(accountId) ?? '',
      assetIds,
    })
    if (!outcome.ok || outcome.value.added.length !== 1) throw new Error('Nothing was added.')
  })
  tell('add an asset, use case', added)

  const observed = open(db.withPlugin(listening))
  const buffers: Record<'small' | 'large', readonly Cost[]> = { small: [], large: [] }
  for (const [name, { accountId }] of Object.entries({ small, large })) {
    await observed.readDefault(readerOf(accountId))
    asked.length = 0
    await observed.readDefault(readerOf(accountId))
    buffers[name as 'small' | 'large'] = await explain(db, [...asked])
  }
  console.log(`\nbuffers read by each query            ${small.assets} assets   ${large.assets} assets`)
  const isFlat = buffers.small.map(({ query, read: few }, index) => {
    const many = buffers.large[index]?.read ?? Number.POSITIVE_INFINITY
    console.log(`${query.padEnd(36)} ${String(few).padStart(10)} ${String(many).padStart(15)}`)
    return many <= few * slack.factor + slack.buffers
  })
  isGood =
    isFlat.every(Boolean) &&
    buffers.small.length === buffers.large.length &&
    buffers.small.length > 0 &&
    buffers.small.length <= mostQueries
  console.log(isGood ? '\nthe cost does not grow with the board' : '\nTHE COST GROWS WITH THE BOARD')
  await db.destroy()
} finally {
  await postgres.stop()
  await directory.remove()
}
process.exit(isGood ? 0 : 1)

function open(db: Database) {
  const nothing = async () => undefined
  return openBoards({
    ...{ db, catalogue: catalogueQueries(db), readPeople: readPeople({ db }) },
    ...{
      sendMail: nothing,
      notify: nothing,
      retractNotice: nothing,
      dismissNotices: nothing,
      takeTicket: async () => null,
      findAccountByEmail: async () => null,
    },
    origins: {},
  })
}

async function fill(db: Database): Promise<readonly string[]> {
  const ids: string[] = []
  for (let batch = 0; batch < large.assets / 1_000; batch += 1) {
    ids.push(...(await keepTestAssets(db, 1_000, { sourceKey: `bench-${batch}` })))
  }
  await sql`insert into boards.board (site, owner_id, name, revision, asset_count)
    select 'argus', account, 'Board ' || account, 1, ${sql.lit(assetsEach)}
    from generate_series(1, ${sql.lit(boards)}) account`.execute(db)
  for (const { accountId, assets } of [small, large]) {
    await sql`insert into boards.board (site, owner_id, name, revision, asset_count)
      values ('argus', ${accountId}, 'Board', 1, ${assets})`.execute(db)
  }
  await sql`insert into boards.choice (account_id, site, board_id)
    select owner_id, site, id from boards.board`.execute(db)
  // A hundred boards at a time, so that no statement outlives its patience.
  for (let from = 0; from <= boards; from += 100) {
    await sql`insert into boards.board_asset (board_id, asset_id, position, added_by)
      select board.id, asset.id, asset.place * 65536, board.owner_id from boards.board board
      join unnest(${ids}::bigint[]) with ordinality as asset (id, place) on asset.place <= board.asset_count
      where (board.owner_id > ${from} and board.owner_id <= ${from + 100})
        or (${from} = 0 and board.owner_id > 5000)`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
  return ids
}

/** So many turns, a few at once: the time of each in milliseconds, and how many a second. */
async function timed(count: number, work: (turn: number) => Promise<unknown>) {
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let turn = next++; turn < count; turn = next++) {
        const started = performance.now()
        await work(turn)
        times.push(performance.now() - started)
      }
    }),
  )
  return { times, perSecond: (count * 1_000) / (performance.now() - begun) }
}

function tell(what: string, { times, perSecond }: Awaited<ReturnType<typeof timed>>): void {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1))
  console.log(
    `${what.padEnd(36)} p50 ${p50} ms, p99 ${p99} ms, ${Math.round(perSecond)} a second with ${atOnce} at once`,
  )
}

type Cost = { readonly query: string; readonly read: number }

/** Blocks that each query touches, in memory or not. */
async function explain(db: Database, nodes: readonly RootOperationNode[]): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (const node of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'bench' })
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
      CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters]),
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    const [, schema, table] = /from "(\w+)"\."(\w+)"/.exec(text) ?? /from (\w+)\.(\w+)/.exec(text) ?? []
    const query = `${schema}.${table}`
    costs.push({ query, read: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0) })
  }
  return costs
}
