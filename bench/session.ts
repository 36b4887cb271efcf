/**
 * `npm run bench:session`: what a session costs a request, on a fresh embedded database with 50,000 sessions, and whether
 * the time of a sign-in tells an unknown login from a wrong password.
 * Fails when reading a session takes a median of 1 ms, more than one query, or no index.
 */
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { openAccounts } from '../src/features/accounts/server.ts'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { percentile } from './search/percentile.ts'

const reads = 3_000
const signIns = 30
const sessions = 50_000
const medianBelowMs = 1
const password = 'seven quiet lanterns'

const root = resolve(import.meta.dirname, '..')
const directory = await makeDirectory('session')
const postgres = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres') })
let isGood = false
try {
  const db = openDatabase(postgres.url)
  await migrate(db, join(root, 'migrations'))
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  let verifications = 0
  const accounts = openAccounts({
    db: db.withPlugin(counting),
    sendMail: async () => {},
    notify: async () => {},
    takeTicket: async () => null,
    borrowTicket: async () => ({ kind: 'lent', giveBack: async () => {} }),
    onVerified: () => {
      verifications += 1
    },
  })

  const from = { site: 'argus', address: '192.0.2.1', origin: 'http://argus.example' } as const
  const person = { email: 'ada@example.test', username: 'ada', password, locale: 'en-us', country: '' }
  const registered = await accounts.register({ ...from, ...person })
  if (!registered.ok) throw new Error('The one who is to sign in could not register.')
  const signIn = (login: string, given: string) =>
    accounts.signIn({
      ...from,
      ...{ login, password: given, isRemembered: false },
      ...{ device: randomBytes(16).toString('hex'), userAgent: 'bench', formerToken: null },
    })
  const signedIn = await signIn('ada', password)
  if (!signedIn.ok) throw new Error('The one who is to be measured could not sign in.')
  await sql`
    insert into accounts.session (token_hash, account_id, site, is_remembered, created_at, seen_at, ends_at)
    select sha256(number::text::bytea), account.id, 'argus', false, now(), now(), now() + interval '1 hour'
    from accounts.account as account, generate_series(1, ${sql.lit(sessions)}) as number`.execute(db)
  await sql`vacuum analyze accounts.session`.execute(db)

  const { token } = signedIn.value
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const read = () => accounts.readSession('argus', token)
  for (let turn = 0; turn < 300; turn += 1) await read()
  queries = 0
  const times: number[] = []
  for (let turn = 0; turn < reads; turn += 1) times.push(await timed(read))
  const queriesEach = queries / reads

  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from accounts.session where token_hash = sha256('x') and site = 'argus'`.execute(db)
  const isIndexed = rows.some((row) => row['QUERY PLAN'].includes('Index Scan'))

  const unknown: number[] = []
  const wrong: number[] = []
  verifications = 0
  // In turns, so that whatever else the machine does meets both alike.
  for (let turn = 0; turn < signIns; turn += 1) {
    unknown.push(await timed(() => signIn(`nobody${turn}`, password)))
    wrong.push(await timed(() => signIn('ada', 'another password')))
  }
  const median = percentile(times, 0.5)
  const ratio = percentile(unknown, 0.5) / percentile(wrong, 0.5)
  console.log(
    `reading a session, one of ${sessions}: median ${median.toFixed(3)} ms, p99 ${percentile(times, 0.99).toFixed(3)} ms`,
  )
  console.log(`queries for each: ${queriesEach}, by an index: ${isIndexed ? 'yes' : 'no'}`)
  console.log(
    `sign-in in vain: unknown login ${percentile(unknown, 0.5).toFixed(1)} ms, wrong password ${percentile(wrong, 0.5).toFixed(1)} ms, ratio of medians ${ratio.toFixed(3)}`,
  )
  console.log(`passwords verified: ${verifications} for ${unknown.length + wrong.length} sign-ins`)
  isGood =
    median < medianBelowMs &&
    queriesEach === 1 &&
    isIndexed &&
    verifications === unknown.length + wrong.length
  await db.destroy()
} finally {
  await postgres.stop()
  await directory.remove()
}
process.exit(isGood ? 0 : 1)
