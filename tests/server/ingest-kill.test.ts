import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ingestQueries } from '../../src/features/catalogue/server/ingest/ingest-queries.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { picture, putFile } from '../support/ingest-files.ts'
import { makeDirectory } from '../support/make-directory.ts'

let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  const directory = await makeDirectory('ingest')
  folder = directory.path
  remove = directory.remove
})

afterEach(() => remove())

const put = (name: string, content: Uint8Array | string) => putFile(folder, name, content)

describe('with the real database', () => {
  const root = resolve(import.meta.dirname, '../..')
  /** The command as `bin/diptych` runs it, from the sources. */
  const program = `
    import { readConfig } from '${root}/src/config/read-config.ts'
    import { openCatalogue } from '${root}/src/app/cli/open-catalogue.ts'
    import { runCli } from '${root}/src/app/cli/run-cli.ts'
    process.exitCode = await runCli(process.argv.slice(1), {
      terminal: { isInteractive: false, write: (text) => process.stdout.write(text), now: () => performance.now() },
      isStopped: () => false,
      open: () => openCatalogue(readConfig(process.env), '${root}/migrations'),
    })`

  function start(url: string, data: string, ...words: readonly string[]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...words], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, data) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk)
      })
    }
    const ended = once(child, 'exit').then(([code]) => ({ code, said }))
    return { child, ended }
  }

  async function countOriginals(data: string): Promise<number> {
    const names = await readdir(join(folder, data, 'media/originals'), { recursive: true }).catch(() => [])
    return names.filter((name) => name.endsWith('.jpg')).length
  }

  test('killed twice and given again: no duplicate, none missing', { timeout: 240_000 }, async () => {
    const files = 120
    for (let at = 0; at < files; at += 1)
      await put(
        `a/sea ${at} of many.jpg`,
        await picture(20 + at, 30)
          .jpeg()
          .toBuffer(),
      )
    await using fresh = await freshDatabase()
    for (const originals of [20, 70]) {
      const { child, ended } = start(fresh.url, '.data', 'ingest', 'a')
      await vi.waitFor(async () => expect(await countOriginals('.data')).toBeGreaterThanOrEqual(originals), {
        timeout: 100_000,
        interval: 1,
      })
      child.kill('SIGKILL')
      expect(await ended).toMatchObject({ code: null })
    }
    const last = await start(fresh.url, '.data', 'ingest', 'a').ended
    expect(last).toMatchObject({ code: 0 })
    const { rows } = await sql<{ assets: string; done: string }>`
      select (select count(*) from catalogue.asset) as assets,
        (select count(*) from catalogue.ingested_file) as done`.execute(fresh.db)
    expect(rows).toEqual([{ assets: String(files), done: String(files) }])
    expect(await countOriginals('.data')).toBe(files)
    expect((await start(fresh.url, '.data', 'ingest', 'a').ended).said).toContain(`${files} finished before`)
  })

  test('an export taken in by another installation gives the same catalogue', {
    timeout: 60_000,
  }, async () => {
    await put('a/one.jpg', await picture().jpeg().toBuffer())
    await put('a/two.png', await picture().png().toBuffer())
    const list = await put(
      'a/list.csv',
      [
        'file,id,title,keywords,people,event,city,collection,date created,series,moods',
        'one.jpg,,Sea,dog;unheard-of word,"Smith, Ann;",The Cup,Rome,Press,2020-05-04,S 1,warm;cool',
        'two.png,9,Two,,,,,,,,',
      ].join('\n'),
    )
    await using one = await freshDatabase()
    await using two = await freshDatabase()
    expect(await start(one.url, '.one', 'ingest', list).ended).toMatchObject({ code: 0 })
    expect(await start(one.url, '.one', 'export', 'out').ended).toMatchObject({ code: 0 })
    expect(await start(two.url, '.two', 'ingest', 'out/catalogue.csv').ended).toMatchObject({ code: 0 })
    const read = (db: Database) =>
      ingestQueries(db).readForExport({ after: null, collectionKey: null, limit: 10 })
    const [first, second] = [await read(one.db), await read(two.db)]
    expect(first.assets).toHaveLength(2)
    expect(second.assets).toEqual(first.assets)
    expect(first.assets[0]?.record).toMatchObject({
      keywords: [{ text: 'dog' }, { text: 'unheard-of word' }],
      people: ['Smith, Ann'],
      createdOn: '2020-05-04',
      place: { city: 'Rome' },
      series: 'S 1',
    })
  })
})
