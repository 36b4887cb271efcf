/**
 * `npm run bench:ssr`: a page with 60 cards, served by the product, beside React's renderToString of the same tree in a
 * bare node:http server. CPU time decides, since machines are shared: the product may take at most 1.6 times as much.
 * The same tree rendered in a loop, without sending anything, is shown too.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { PageData } from '../src/app/rendering/page-data.ts'
import type { ResultsData } from '../src/features/search/pages/results.load.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { startProduct } from '../tests/support/start-product.ts'
import { cpuMs, untilQuiet } from './process-time.ts'
import { measureUnderLoad } from './ssr-load.ts'

const root = resolve(import.meta.dirname, '..')
const limit = 1.6
const path = '/search/2/image'
const warmUp = 1_000
const rounds = 7
const requestsEach = 300

process.env.NODE_ENV = 'production'
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: '.cache/bench',
    emptyOutDir: true,
    rolldownOptions: { input: { 'bare-render': join(root, 'bench/bare-render.tsx') } },
  },
})
const directory = await makeDirectory('bench')
const product = await startProduct({
  directory: directory.path,
  env: { DEMO_ASSETS: '90', RUN: 'web', LOG_LEVEL: 'silent' },
})
const bareServer = fork(join(root, 'bench/bare-server.ts'), { execArgv: ['--max-semi-space-size=64'] })
try {
  await untilQuiet(product.child)
  const url = product.argus + path
  const html = await fetchPage(url)
  const data = JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as PageData
  const cards = (data.ready.data as ResultsData).gallery?.assets.length ?? 0
  const bareUrl = await new Promise<string>((resolve) => {
    bareServer.once('message', (text) => resolve(String(text)))
    bareServer.send(data)
  })
  const { prepareBareRender } = (await import(
    join(root, '.cache/bench/bare-render.js')
  )) as typeof import('./bare-render.tsx')
  const render = await prepareBareRender(data)
  console.log(`${path}: ${cards} cards, ${kB(html)} kB of HTML, of which ${kB(render())} kB are React's`)

  await load(url, warmUp)
  await load(bareUrl, warmUp)
  for (let done = 0; done < warmUp; done += 1) render()
  const seen = { product: [] as Load[], bare: [] as Load[], loop: [] as number[] }
  // In turn, so that whatever else the machine does meets all alike.
  for (let round = 0; round < rounds; round += 1) {
    seen.product.push(await measure(product.child, url))
    seen.bare.push(await measure(bareServer, bareUrl))
    const before = process.cpuUsage()
    for (let done = 0; done < requestsEach; done += 1) render()
    const { user, system } = process.cpuUsage(before)
    seen.loop.push((user + system) / 1000 / requestsEach)
  }
  const [ours, bare] = [summary(seen.product), summary(seen.bare)]
  const loop = median(seen.loop)
  console.log(
    `product                       ${ours.cpuMs.toFixed(2)} ms CPU a request, ${ours.perSecond.toFixed(0)} requests/s`,
  )
  console.log(
    `renderToString in node:http   ${bare.cpuMs.toFixed(2)} ms CPU a request, ${bare.perSecond.toFixed(0)} requests/s`,
  )
  console.log(`renderToString in a loop      ${loop.toFixed(2)} ms CPU a page, nothing sent`)
  const ratio = ours.cpuMs / bare.cpuMs
  console.log(`product / bare server         ${ratio.toFixed(2)} (at most ${limit})`)
  console.log(`product / loop                ${(ours.cpuMs / loop).toFixed(2)}`)
  process.exitCode = cards === 60 && ratio <= limit ? 0 : 1
} finally {
  bareServer.kill()
  await product.stop()
  await directory.remove()
}
await showLoad()

/** Many visitors with searches of their own on a library of some size: nothing is remembered from one to the next. */
async function showLoad(): Promise<void> {
  const place = await makeDirectory('bench')
  const crowded = await startProduct({
    directory: place.path,
    env: { DEMO_ASSETS: '20000', RUN: 'web', LOG_LEVEL: 'silent' },
  })
  try {
    await untilQuiet(crowded.child)
    const { p50Ms, p99Ms, perSecond, engineShare, questionsEach } = await measureUnderLoad(crowded.argus)
    console.log('\n30 connections, 20,000 assets, every search another, all facets:')
    console.log(`p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${perSecond.toFixed(0)} pages/s`)
    console.log(
      `of the time in the server ${(engineShare * 100).toFixed(0)} % is waiting for the search engine, ` +
        `${questionsEach.toFixed(1)} questions a page`,
    )
  } finally {
    await crowded.stop()
    await place.remove()
  }
}

type Load = { readonly cpuMs: number; readonly perSecond: number }

async function measure(server: ChildProcess, url: string): Promise<Load> {
  const before = cpuMs(server)
  const began = performance.now()
  await load(url, requestsEach)
  const perSecond = requestsEach / ((performance.now() - began) / 1000)
  return { cpuMs: (cpuMs(server) - before) / requestsEach, perSecond }
}

function summary(loads: readonly Load[]): Load {
  return {
    cpuMs: median(loads.map((load) => load.cpuMs)),
    perSecond: median(loads.map((load) => load.perSecond)),
  }
}

async function load(url: string, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let left = requests
  const worker = async () => {
    while (left-- > 0) await fetchPage(url, agent)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  agent.destroy()
}

function fetchPage(url: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(agent ? '' : Buffer.concat(chunks).toString()))
    }).on('error', reject)
  })
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

function kB(text: string): string {
  return (text.length / 1000).toFixed(1)
}
