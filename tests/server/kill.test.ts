import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { type Product, startProduct as startAnyProduct } from '../support/start-product.ts'

const root = resolve(import.meta.dirname, '../..')
const times = 3
/** These tests are about the embedded database, also where another is given. */
const startProduct: typeof startAnyProduct = ({ env, ...options }) =>
  startAnyProduct({ ...options, env: { ...env, DATABASE_URL: '' } })
let directory: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ path: directory, remove } = await makeDirectory('kill'))
})

afterEach(() => remove())

function kill({ child }: Pick<Product, 'child'>): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** The embedded database as its owner left it: the password lies beside it, the port stands in its pid file. */
async function connect(data: string): Promise<pg.Client> {
  const password = await readFile(join(data, 'postgres/password'), 'utf8')
  const pid = await readFile(join(data, 'postgres/cluster/postmaster.pid'), 'utf8')
  const client = new pg.Client({
    connectionString: `postgres://diptych:${password}@127.0.0.1:${pid.split('\n')[3]}/diptych`,
  })
  await client.connect()
  return client
}

describe('kill -9', () => {
  test(`under load, ${times} times: the next start serves the same catalogue again`, {
    timeout: 180_000,
  }, async () => {
    const env = { DEMO_ASSETS: '9' }
    for (let round = 0; round < times; round += 1) {
      const product = await startProduct({ directory, env })
      const answers: number[] = []
      let isOver = false
      const visitor = async () => {
        while (!isOver) {
          const answer = await fetch(`${product.argus}/search/2/image`).catch(() => null)
          if (answer) answers.push(answer.status)
          await answer?.text().catch(() => '')
        }
      }
      const visitors = Array.from({ length: 8 }, visitor)
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(40), { timeout: 20_000 })
      await kill(product)
      isOver = true
      await Promise.all(visitors)
      expect(answers.filter((status) => status !== 200)).toEqual([])
    }
    const product = await startProduct({ directory, env })
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${product.argus}/components/pages/api/page?path=/search/2/image`)
          const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
          return [ready.data.gallery?.counts.images, ready.data.gallery?.assets.length]
        },
        { timeout: 10_000 },
      )
      .toEqual([9, 9])
    await product.stop()
  })

  test(`while migrations run, ${times} times: each is applied whole and once`, {
    timeout: 180_000,
  }, async () => {
    const productRoot = join(directory, 'product')
    const data = join(directory, 'data')
    await mkdir(productRoot)
    await cp(join(root, 'dist'), join(productRoot, 'dist'), { recursive: true })
    await cp(join(root, 'migrations'), join(productRoot, 'migrations'), { recursive: true })
    await cp(join(root, 'package.json'), join(productRoot, 'package.json'))
    await symlink(join(root, 'node_modules'), join(productRoot, 'node_modules'))
    const start = () => startProduct({ directory: data, productRoot, env: { DEMO_ASSETS: '0' } })

    for (let round = 1; round <= times; round += 1) {
      await writeFile(
        join(productRoot, `migrations/900${round}-slow.sql`),
        `create table public.slow_${round} (id int); insert into public.slow_${round} values (1);
         select pg_sleep(1.2); insert into public.slow_${round} values (2);`,
      )
      const starting = spawnQuietly(start)
      const client = await vi.waitFor(() => connect(data), { timeout: 30_000, interval: 50 })
      await vi.waitFor(
        async () => {
          const { rows } = await client.query(
            "select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(1.2)%' and pid <> pg_backend_pid()",
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 30_000, interval: 20 },
      )
      await starting.kill()
      await client.end()
      const product = await start()
      await product.stop()
    }

    const product = await start()
    const client = await connect(data)
    for (let round = 1; round <= times; round += 1) {
      const { rows } = await client.query(`select id from public.slow_${round} order by id`)
      expect(rows).toEqual([{ id: 1 }, { id: 2 }])
    }
    await client.end()
    await product.stop()
  })
})

/** A start that is not waited for, and can be killed before it is done. */
function spawnQuietly(start: () => ReturnType<typeof startProduct>) {
  const starting = start()
  starting.catch(() => undefined)
  return { kill: () => kill({ child: starting.child }) }
}

describe('the embedded database', () => {
  test('a second owner of the same data directory is refused with a reason', async () => {
    const product = await startProduct({ directory, env: { DEMO_ASSETS: '0' } })
    await expect(startProduct({ directory, env: { DEMO_ASSETS: '0' } })).rejects.toThrow(
      'already runs on this data directory',
    )
    expect((await fetch(product.argus)).status).toBe(200)
    await product.stop()
  })

  test('two first starts at once: one runs, the other is refused', async () => {
    const both = await Promise.allSettled([
      startEmbeddedPostgres({ directory, durable: false }),
      startEmbeddedPostgres({ directory, durable: false }),
    ])
    const running = both.filter((outcome) => outcome.status === 'fulfilled')
    expect(running).toHaveLength(1)
    await Promise.all(running.map(({ value }) => value.stop()))
  })

  test('a pid file that names some other living process does not stand in the way', async () => {
    const postgres = await startEmbeddedPostgres({ directory, durable: false })
    await postgres.stop()
    await writeFile(
      join(directory, 'cluster/postmaster.pid'),
      `${process.pid}\n${directory}/cluster\n0\n1\n\n127.0.0.1\n`,
    )
    const again = await startEmbeddedPostgres({ directory, durable: false })
    await again.stop()
    expect(process.exitCode).toBeUndefined()
  })

  test('a password that was cut off while it was first written is written again', async () => {
    await writeFile(join(directory, 'password'), '')
    const postgres = await startEmbeddedPostgres({ directory, durable: false })
    await postgres.stop()
  })

  test('Ctrl-C during a start leaves no database behind', async () => {
    const starting = startProduct({ directory, env: { DEMO_ASSETS: '29' } })
    starting.catch(() => undefined)
    const client = await vi.waitFor(() => connect(directory), { timeout: 30_000, interval: 50 })
    await client.end()
    const ended = new Promise((resolve) => starting.child.once('exit', resolve))
    starting.child.kill('SIGINT')
    await ended
    await expect(readFile(join(directory, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  test('a stale pid file of a process that is gone does not stand in the way', async () => {
    const postgres = await startEmbeddedPostgres({ directory, durable: false })
    await postgres.stop()
    await writeFile(
      join(directory, 'cluster/postmaster.pid'),
      `999999\n${directory}/cluster\n0\n1\n\n127.0.0.1\n`,
    )
    const again = await startEmbeddedPostgres({ directory, durable: false })
    await again.stop()
  })
})

test('OPS-02: a graceful stop finishes what is under way and takes nothing new', async () => {
  const product = await startProduct({ directory, env: { DEMO_ASSETS: '9' } })
  const client = await connect(directory)
  // The answers are held open at the table that they need.
  // Another connection looks on: inside a transaction the list of activities stands still.
  const watcher = await connect(directory)
  await client.query('begin; lock table catalogue.asset in access exclusive mode')
  const answers = ['', '?family=creative', '?sortorder=newest'].map((query) =>
    fetch(`${product.argus}/search/2/image${query}`).then((answer) => answer.text()),
  )
  await vi.waitFor(
    async () => {
      const { rows } = await watcher.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      expect(rows.length).toBeGreaterThanOrEqual(3)
    },
    { timeout: 10_000, interval: 50 },
  )
  const stopped = product.stop()
  // What needs no table answers for as long as anything is taken.
  await vi.waitFor(() => expect(fetch(`${product.argus}/health/live`)).rejects.toThrow(), { timeout: 5_000 })
  await client.query('commit')
  await Promise.all([client.end(), watcher.end()])
  const pages = await Promise.all(answers)
  expect(pages.every((html) => html.endsWith('</html>'))).toBe(true)
  await stopped
  expect(product.child.exitCode).toBe(0)
})
