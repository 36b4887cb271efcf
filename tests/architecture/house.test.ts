import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const rooms = [...new Set(files.flatMap((path) => roomOf(path) ?? []))]
const isTest = (path: string) => /\.(test|contract)\.tsx?$|\/testing(\.ts$|\/)/.test(path)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

function roomOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}

test('there is a house to look at', () => {
  expect(rooms).toContain('catalogue')
  expect(files.length).toBeGreaterThan(100)
})

test('rooms do not wait for each other in a circle', () => {
  const visits = new Map(rooms.map((room) => [room, new Set<string>()]))
  for (const file of files.filter((path) => roomOf(path) && !isTest(path) && !path.includes('/pages/'))) {
    for (const [, other = ''] of read(file).matchAll(/'#features\/([^/]+)\//g)) {
      if (other !== roomOf(file)) visits.get(roomOf(file) ?? '')?.add(other)
    }
  }
  const walk = (room: string, path: readonly string[]): string[] =>
    path.includes(room)
      ? [[...path, room].join(' → ')]
      : [...(visits.get(room) ?? [])].flatMap((next) => walk(next, [...path, room]))
  expect(rooms.flatMap((room) => walk(room, []))).toEqual([])
})

test.each(rooms)('the room %s says what it is for, its words, its rules and whom it visits', (room) => {
  const readme = read(`src/features/${room}/README.md`)
  for (const heading of ['## Words', '## Rules', '## Visits']) expect(readme).toContain(heading)
  expect(readme.split('\n').length).toBeLessThanOrEqual(60)
})

test('every domain file with logic has a test beside it', () => {
  const untested = files
    .filter((path) => /\/domain\/[^/]+\.ts$/.test(path) && !isTest(path) && !path.endsWith('.data.ts'))
    .filter((path) => /^export (async )?function /m.test(read(path)))
    .filter((path) => !existsSync(join(root, path.replace(/\.ts$/, '.test.ts'))))
  expect(untested).toEqual([])
})

test('domains have no clock, no randomness and no waiting', () => {
  const impure = files
    .filter((path) => /^src\/(features\/[^/]+\/domain|kernel|renderer)\//.test(path) && !isTest(path))
    .filter((path) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bawait\b|\bcrypto\./.test(read(path)))
  expect(impure).toEqual([])
})

test("a room's SQL names its own schema only", () => {
  const schemas = [...rooms.map((room) => room.replaceAll('-', '_')), 'platform', 'jobs']
  const strangers = files
    .filter((path) => roomOf(path) && path.includes('/server/') && !isTest(path))
    .flatMap((path) => {
      const own = (roomOf(path) ?? '').replaceAll('-', '_')
      return schemas
        .filter((schema) => schema !== own)
        .filter((schema) =>
          new RegExp(`(['\`]|from |join |into |update )${schema}\\.[a-z_]+( as [a-z]+)?['\`\\s]`).test(
            read(path),
          ),
        )
        .map((schema) => `${path} → ${schema}`)
    })
  expect(strangers).toEqual([])
})

describe('names', () => {
  const drawers = /^(utils|helpers|common|misc|lib|shared|types|constants|manager|service|index)(\.|$)/

  test('no file or folder is a drawer', () => {
    expect(files.filter((path) => path.split('/').some((part) => drawers.test(part)))).toEqual([])
  })

  test('files are kebab-case', () => {
    expect(
      files.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.tsx?$/.test(basename(path))),
    ).toEqual([])
  })

  test('a suffix is a promise, and there are few', () => {
    const known = /^[a-z0-9-]+(\.(page|load|submit|endpoint|port|contract|test|data|generated))?\.tsx?$/
    expect(files.filter((path) => !known.test(basename(path)))).toEqual([])
  })
})

describe('pages', () => {
  const pages = files.filter((path) => path.endsWith('.page.tsx'))

  test('a page knows its load by type only, so that no server code reaches the browser', () => {
    const wrong = pages.filter((path) =>
      read(path)
        .split(/^(?=import )/m)
        .some(
          (statement) =>
            /^import (?!type )/.test(statement) && statement.split('\n\n')[0]?.includes(".load.ts'"),
        ),
    )
    expect(wrong).toEqual([])
  })

  test('a load stands beside a page', () => {
    const lonely = files
      .filter((path) => path.endsWith('.load.ts'))
      .filter(
        (path) =>
          !pages.some((page) => dirname(page) === dirname(path) && read(page).includes(basename(path))),
      )
      // A page without data of its own does not name its load.
      .filter((path) => !pages.includes(path.replace('.load.ts', '.page.tsx')))
    expect(lonely).toEqual([])
  })
})

test('no binary file is committed', () => {
  const binary = globSync('{src,tests,tools,bench,docs,locales,migrations,bin}/**/*', {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).subarray(0, 8_000).includes(0))
  expect(binary).toEqual([])
})
