import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export type Product = {
  readonly argus: string
  readonly bokeh: string
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
}

type Options = { readonly directory: string; readonly env?: Readonly<Record<string, string>> }

/** Starts the built product as an operator would and waits for its two URLs. */
export function startProduct({ directory, env = {} }: Options): Promise<Product> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
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
}

export default async function globalSetup() {
  const directory = await mkdtemp(join(tmpdir(), 'diptych-journeys-'))
  const product = await startProduct({ directory, env: { DEMO_ASSETS: '75' } })
  process.env.ARGUS_TEST_URL = product.argus
  process.env.BOKEH_TEST_URL = product.bokeh
  await untilComplete(product.argus, 60)
  return async () => {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** The rest of the library comes in by jobs while the first pages are already there. */
async function untilComplete(url: string, atLeast: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/components/pages/api/page?path=/search/2/image`)
    const { ready } = (await answer.json()) as { ready: { data: { total: number } } }
    if (ready.data.total >= atLeast) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The demo library did not fill')
}
