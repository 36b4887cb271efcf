import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { startOpenidProvider } from '../../src/features/accounts/testing/start-openid-provider.ts'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import { joinEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { databaseUrl, run } from './database-server.ts'
import { makeDirectory } from './make-directory.ts'

const root = resolve(import.meta.dirname, '../..')

export type Product = {
  readonly argus: string
  readonly bokeh: string
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
}

type Options = {
  readonly directory: string
  readonly env?: Readonly<Record<string, string>>
  /** A copy of the built product, for tests that change what lies beside it. */
  readonly productRoot?: string
}

/** Starts the built product as an operator would and waits for its two URLs. */
export function startProduct(options: Options): Promise<Product> & { readonly child: ChildProcess } {
  const { directory, env = {}, productRoot = root } = options
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'dist/server/main.js'], {
    cwd: productRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  const started = new Promise<Product>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const argus = /Argus\s+(http\S+)/.exec(said)?.[1]
      const bokeh = /Bokeh\s+(http\S+)/.exec(said)?.[1]
      if (argus && bokeh) resolve({ argus, bokeh, child, stop })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code, signal) =>
      reject(new Error(`The product ended (${code ?? signal}) and said:\n${said}`)),
    )
  })
  return Object.assign(started, { child })
}

export default async function globalSetup() {
  const directory = await makeDirectory('journeys')
  const database = await ownDatabase(process.env.DATABASE_URL)
  const openid = await startOpenidProvider({ isForBrowsers: true })
  const product = await startProduct({
    directory: directory.path,
    env: {
      DEMO_ASSETS: '115',
      // So that a journey can come from an address of its own, whose tries are counted apart.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...openid.environment,
      ...(database && { DATABASE_URL: database.url }),
    },
  })
  process.env.ARGUS_TEST_URL = product.argus
  process.env.BOKEH_TEST_URL = product.bokeh
  process.env.JOURNEYS_DATABASE_URL =
    database?.url ?? (await joinEmbeddedPostgres(join(directory.path, 'postgres'))) ?? ''
  await untilComplete(product.bokeh, 61)
  return async () => {
    await product.stop()
    await openid[Symbol.asyncDispose]()
    await database?.drop()
    await directory.remove()
  }
}

/** The rest of the library comes in by jobs while the first pages are already there. */
async function untilComplete(url: string, atLeast: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/components/pages/api/page?path=/search/2/image`)
    const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
    if ((ready.data.gallery?.counts.images ?? 0) >= atLeast) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The demo library did not fill')
}

/** On a server that is given, the journeys get a database of their own; else the product brings the embedded one. */
async function ownDatabase(server: string | undefined) {
  if (!server) return null
  const name = `diptych_journeys_${process.pid}`
  await run(server, `create database ${name}`)
  return { url: databaseUrl(server, name), drop: () => run(server, `drop database ${name} with (force)`) }
}
