import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installOpenSearch, openSearchFolder } from './install-opensearch.ts'
import { makeDirectory } from './make-directory.ts'

export type OpenSearchCluster = {
  readonly urls: readonly string[]
  /** At once, as a machine that loses its power. */
  readonly killNode: (node: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A real cluster on free ports, empty. Null, with a word why, where it cannot run; never so in CI. */
export async function startOpenSearch({ nodes = 3, heapMb = 192 } = {}): Promise<OpenSearchCluster | null> {
  const missing = await installOpenSearch()
  if (missing) {
    if (process.env.CI === 'true') throw new Error(`No OpenSearch: ${missing}`)
    console.log(`skipped: no OpenSearch, for ${missing}; CI=true installs what is missing`)
    return null
  }
  for (let tries = 1; ; tries += 1) {
    const directory = await makeDirectory('opensearch')
    const children: ChildProcess[] = []
    const stop = async () => {
      await keepArchive(children[0])
      await Promise.all(children.map((child) => end(child)))
      await directory.remove()
    }
    try {
      const ports = await choosePorts(nodes)
      for (const { http, transport } of ports) {
        const folder = join(directory.path, String(http))
        await writeSettings(folder, transport, ports)
        children.push(await startNode(folder, { http, heapMb, isFirst: children.length === 0 }))
      }
      const urls = ports.map(({ http }) => `http://127.0.0.1:${http}`)
      await Promise.race([waitForAll(urls), ...children.map(endOf)])
      return { urls, stop, killNode: async (node) => end(children[node]) }
    } catch (error) {
      await stop()
      // Ports are chosen before they are taken, so another program may come first.
      if (tries === 3) throw error
    }
  }
}

type Ports = { readonly http: number; readonly transport: number }

/** The runner takes ports for HTTP from 9201 to 9299 only. */
async function choosePorts(nodes: number): Promise<readonly Ports[]> {
  const chosen: Ports[] = []
  const first = 9_201 + Math.floor(Math.random() * 99)
  for (let step = 0; step < 99 && chosen.length < nodes; step += 1) {
    const http = 9_201 + ((first + step) % 99)
    if ((await freePort(http)) === http) chosen.push({ http, transport: (await freePort(0)) ?? 0 })
  }
  if (chosen.length < nodes) throw new Error('No ports are free from 9201 to 9299')
  return chosen
}

function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null))
    })
  })
}

async function writeSettings(folder: string, transport: number, all: readonly Ports[]): Promise<void> {
  const config = join(folder, 'node_1', 'config')
  await mkdir(config, { recursive: true })
  const addresses = JSON.stringify(all.map((ports) => `127.0.0.1:${ports.transport}`))
  await writeFile(
    join(config, 'opensearch.yml'),
    [
      'network.host: 127.0.0.1',
      `transport.port: ${transport}`,
      `discovery.seed_hosts: ${addresses}`,
      `cluster.initial_cluster_manager_nodes: ${addresses}`,
      'cluster.routing.allocation.disk.threshold_enabled: false',
      // A node that is gone is noticed within seconds, and its copies are not waited for.
      'cluster.fault_detection.follower_check.interval: 500ms',
      'cluster.fault_detection.leader_check.interval: 500ms',
      'node.processors: 2',
    ].join('\n'),
  )
  await writeFile(
    join(config, 'log4j2.properties'),
    [
      'status = error',
      'appender.console.type = Console',
      'appender.console.name = console',
      'appender.console.layout.type = PatternLayout',
      'appender.console.layout.pattern = %d %-5p %c{1.} %m%n',
      'rootLogger.level = error',
      'rootLogger.appenderRef.console.ref = console',
    ].join('\n'),
  )
}

const classArchive = `${openSearchFolder}.jsa`
const freshArchive = `${classArchive}.${process.pid}`
/** Half the time to start, and the second core is left to the tests. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xms64m', '-Djava.security.manager=allow']

async function startNode(
  folder: string,
  { http, heapMb, isFirst }: { http: number; heapMb: number; isFirst: boolean },
): Promise<ChildProcess> {
  const jars = (await readdir(openSearchFolder)).sort().map((name) => join(openSearchFolder, name))
  const archive = existsSync(classArchive)
    ? [`-XX:SharedArchiveFile=${classArchive}`, '-Xlog:cds=off', '-Xlog:cds+dynamic=off']
    : isFirst
      ? [`-XX:ArchiveClassesAtExit=${freshArchive}`, '-Xlog:cds=off']
      : []
  const modules = ['org.opensearch.transport.Netty4Plugin', 'org.opensearch.painless.PainlessPlugin']
  const runner = [
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    '-numOfNode',
    '1',
    '-clusterName',
    'tests',
  ]
  return spawn(
    'java',
    [...quickStart, `-Xmx${heapMb}m`, ...archive, '-cp', jars.join(':'), ...runner]
      .concat('-basePath', folder, '-baseHttpPort', String(http - 1))
      .concat('-moduleTypes', modules.join(','), '-pluginTypes', 'org.opensearch.knn.plugin.KNNPlugin'),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

async function waitForAll(urls: readonly string[]): Promise<void> {
  const end = performance.now() + 120_000
  for (const url of urls) {
    for (;;) {
      const answer = await fetch(`${url}/_cluster/health`).then(
        (response) => response.json() as Promise<{ number_of_nodes?: number }>,
        () => null,
      )
      if (answer?.number_of_nodes === urls.length) break
      if (performance.now() > end) throw new Error('The OpenSearch cluster did not come up within 2 minutes')
      await pause(100)
    }
  }
}

/** Fails when the program ends by itself; its words are kept for that. */
function endOf(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`A node of OpenSearch ended (${code ?? signal}) and said:\n${said}`)),
    )
  })
}

function end(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** The first cluster of all leaves its classes, ready to be loaded, to those that follow. */
async function keepArchive(first: ChildProcess | undefined): Promise<void> {
  if (existsSync(classArchive) || !first?.spawnargs.some((argument) => argument.endsWith(freshArchive)))
    return
  await end(first, 'SIGTERM')
  if (existsSync(freshArchive)) await rename(freshArchive, classArchive)
}
