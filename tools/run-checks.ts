/** Runs every check in order and adds them up; behind bin/test. The last line counts: `N passed, N failed, N skipped`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const isCi = process.env.CI === 'true'

type Outcome = { readonly passed: number; readonly failed: number; readonly skipped: number }
type Step = { readonly name: string; readonly group: string; readonly run: () => Outcome }

const passed: Outcome = { passed: 1, failed: 0, skipped: 0 }
const failed: Outcome = { passed: 0, failed: 1, skipped: 0 }

function tool(name: string): string {
  return join(root, 'node_modules/.bin', name)
}

function call(program: string, args: readonly string[], { quiet = false, env = {} } = {}) {
  return spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
}

function check(program: string, args: readonly string[]): Outcome {
  return call(program, args).status === 0 ? passed : failed
}

/** dependency-cruiser finds nothing wrong in a tree that it cannot read, so the number of modules counts too. */
function checkWalls(): Outcome {
  const { status, stdout, stderr } = call(tool('depcruise'), ['src', '--config', '.dependency-cruiser.cjs'], {
    quiet: true,
  })
  const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0)
  if (status === 0 && modules > 100) {
    console.log(`${modules} modules, no wall is broken`)
    return passed
  }
  console.log(stdout + stderr)
  if (modules <= 100) console.log(`Only ${modules} modules were seen: the walls were not checked.`)
  return failed
}

/** A migration that has been committed is never changed: databases have run it. */
function checkMigrations(): Outcome {
  const { status, stdout } = call('git', ['log', '--diff-filter=MDR', '--format=%h %s', '--', 'migrations'], {
    quiet: true,
  })
  if (status !== 0) return passed
  const uncommitted = call('git', ['diff', '--diff-filter=MDR', '--name-only', 'HEAD', '--', 'migrations'], {
    quiet: true,
  }).stdout
  if (uncommitted.trim() !== '') {
    console.log(`Migrations that are committed have been edited:\n${uncommitted}`)
    return failed
  }
  if (stdout.trim() !== '') console.log(`Migrations were changed after they were committed:\n${stdout}`)
  return stdout.trim() === '' ? passed : failed
}

function runVitest(): Outcome {
  const report = join(root, '.cache/vitest.json')
  rmSync(report, { force: true })
  const { status } = call(tool('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) return failed
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<string, number>
  const counted = { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 }
  // A file that cannot be loaded fails without a test of its own.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** Journeys that may need a second try, of some three hundred: a shared machine now and then stands still. */
const mostFlaky = 2

function runJourneys(): Outcome {
  const chromium = findChromium()
  if (!chromium) {
    console.log('skipped: no Chromium is installed; set CHROMIUM to one, or CI=true to have it installed')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const report = join(root, '.cache/journeys.json')
  rmSync(report, { force: true })
  call(tool('playwright'), ['test'], { env: { CHROMIUM: chromium, SECOND_TRIES: '1' } })
  if (!existsSync(report)) return failed
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const isBearable = flaky <= mostFlaky
  if (flaky > 0)
    console.log(`${flaky} passed only the second time; more than ${mostFlaky} would be a failure`)
  const counted = {
    passed: expected + (isBearable ? flaky : 0),
    failed: unexpected + (isBearable ? 0 : flaky),
    skipped,
  }
  return counted.passed + counted.failed === 0 ? failed : counted
}

/** Its shell without windows is the same engine, and takes a third less of the machine: no desk is drawn that nobody sees. */
function findChromium(): string | null {
  const shell = '/usr/bin/chromium-headless-shell'
  const known = [process.env.CHROMIUM, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser']
  const find = () => known.find((path) => path && existsSync(path)) ?? null
  if (process.env.CHROMIUM || existsSync(shell)) return find()
  if (!existsSync('/usr/bin/apt-get') || !(isCi || process.getuid?.() === 0)) return find()
  console.log('installing Chromium from the packages of the system')
  const install = (name: string) =>
    call('apt-get', ['install', '-y', '-qq', name, 'fonts-liberation'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  call('apt-get', ['update', '-qq'], { quiet: true })
  // Not every system has the shell apart.
  if (install('chromium-headless-shell').status !== 0 && !find()) install('chromium')
  return find()
}

const node = process.execPath
const steps: readonly Step[] = [
  {
    group: 'static',
    name: 'format and lint',
    run: () => check(tool('biome'), ['ci', '.', '--error-on-warnings']),
  },
  { group: 'static', name: 'types', run: () => check(tool('tsc'), ['--noEmit']) },
  { group: 'static', name: 'walls', run: checkWalls },
  { group: 'static', name: 'migrations', run: checkMigrations },
  {
    group: 'static',
    name: 'database types',
    run: () => check(node, ['tools/generate-database-types.ts', '--check']),
  },
  { group: 'build', name: 'build', run: () => check(node, ['tools/build.ts', '--quiet']) },
  { group: 'build', name: 'size of the client', run: () => check(node, ['tools/check-size.ts']) },
  { group: 'unit', name: 'unit and server tests', run: runVitest },
  { group: 'browser', name: 'browser tests', run: runJourneys },
]

mkdirSync(join(root, '.cache'), { recursive: true })
const wanted = process.argv.slice(2)
const chosen = steps.filter(({ group }) => wanted.length === 0 || wanted.includes(group))
if (chosen.length === 0) {
  console.error(`Steps: ${[...new Set(steps.map(({ group }) => group))].join(' ')}`)
  process.exit(2)
}
const total = { passed: 0, failed: 0, skipped: 0 }
for (const { name, run } of chosen) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const outcome = run()
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'ok'}: ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
