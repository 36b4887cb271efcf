import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type * as fsPromises from 'node:fs/promises'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDiskStore } from './open-disk-store.ts'
import { sweepUnfinished } from './sweep-unfinished.ts'
import { stampAfter } from './write-durably.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fsPromises>()
  const writeFileUntilFull: typeof real.writeFile = async (file, data, options) => {
    if (!disk.isFull) return real.writeFile(file, data, options)
    await real.writeFile(file, 'the half that fitted')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile: writeFileUntilFull }
})

const jpeg = { contentType: 'image/jpeg' } as const
const hourMs = 60 * 60 * 1000
let scratch = ''

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'diptych-disk-store-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const freshDirectory = () => mkdtemp(join(scratch, 'store-'))
const unfinishedIn = (directory: string) => readdir(join(directory, '.unfinished'))

describe('half files', () => {
  test('a put leaves none, whether it succeeds or fails', async () => {
    const directory = await freshDirectory()
    const store = openDiskStore({ directory })
    await store.put('a/b.jpg', Buffer.from('x'), jpeg)
    const failing = new Readable({ read: () => undefined })
    failing.push('half')
    const put = store.put('a/c.jpg', failing, jpeg)
    failing.destroy(new Error('the line was cut'))
    await expect(put).rejects.toThrow('the line was cut')
    expect(await unfinishedIn(directory)).toEqual([])
    expect(await readdir(join(directory, 'a'))).toEqual(['b.jpg'])
  })

  test('a full disk is called so, keeps the old file and no half of the new one', async () => {
    const directory = await freshDirectory()
    const store = openDiskStore({ directory })
    await store.put('a.jpg', Buffer.from('the first'), jpeg)
    const body = Readable.from([Buffer.alloc(1000)])
    disk.isFull = true
    const put = store.put('a.jpg', body, jpeg).finally(() => {
      disk.isFull = false
    })
    await expect(put).rejects.toThrow('The disk of the media store is full; nothing of a.jpg was kept.')
    expect(body.destroyed).toBe(true)
    expect(await unfinishedIn(directory)).toEqual([])
    expect(await readFile(join(directory, 'a.jpg'), 'utf8')).toBe('the first')
  })

  test('a process killed while it puts leaves a half file that no reader sees and the sweep finds', async () => {
    const directory = await freshDirectory()
    const module = resolve(import.meta.dirname, 'open-disk-store.ts')
    const script = `
      const { openDiskStore } = await import(${JSON.stringify(module)})
      const { Readable } = await import('node:stream')
      const endless = new Readable({ read() { this.push(Buffer.alloc(65536)); process.stdout.write('.') } })
      await openDiskStore({ directory: ${JSON.stringify(directory)} }).put('a.jpg', endless, { contentType: 'image/jpeg' })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: resolve(import.meta.dirname, '../../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let pieces = 0
    for await (const chunk of child.stdout) {
      pieces += (chunk as Buffer).length
      if (pieces > 4) break
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = openDiskStore({ directory })
    expect(await store.stat('a.jpg')).toBeNull()
    expect(await unfinishedIn(directory)).toHaveLength(1)
    await store.put('a.jpg', Buffer.from('whole'), jpeg)
    await sweepUnfinished(directory, Date.now() + hourMs / 2)
    expect(await unfinishedIn(directory)).toHaveLength(1)
    await sweepUnfinished(directory, Date.now() + hourMs + 60_000)
    expect(await unfinishedIn(directory)).toEqual([])
  })

  test('what is older than an hour is swept when the store is opened', async () => {
    const directory = await freshDirectory()
    await mkdir(join(directory, '.unfinished'))
    for (const [name, hours] of [
      ['old', 2],
      ['young', 0.5],
    ] as const) {
      await writeFile(join(directory, '.unfinished', name), 'half')
      const at = (Date.now() - hours * hourMs) / 1000
      await utimes(join(directory, '.unfinished', name), at, at)
    }
    // A put waits for the sweep.
    await openDiskStore({ directory }).put('a.jpg', Buffer.from('x'), jpeg)
    expect(await unfinishedIn(directory)).toEqual(['young'])
  })
})

describe('links', () => {
  test('neither a link to a file nor one to a folder leads out', async () => {
    const outside = await freshDirectory()
    await writeFile(join(outside, 'secret.jpg'), 'secret')
    const directory = await freshDirectory()
    const store = openDiskStore({ directory })
    await symlink(outside, join(directory, 'out'))
    await symlink(join(outside, 'secret.jpg'), join(directory, 'file.jpg'))
    await symlink(join(outside, 'nowhere'), join(directory, 'dangling'))
    for (const name of ['out/secret.jpg', 'file.jpg']) {
      await expect(store.stat(name)).rejects.toThrow(/reached by a link/)
      await expect(store.read(name)).rejects.toThrow(/reached by a link/)
      await expect(store.remove(name)).rejects.toThrow(/reached by a link/)
    }
    for (const name of ['out/new.jpg', 'dangling/new.jpg']) {
      await expect(store.put(name, Buffer.from('x'), jpeg)).rejects.toThrow()
    }
    const names: string[] = []
    for await (const name of store.list('')) names.push(name)
    expect(names).toEqual([])
    expect(await readdir(outside)).toEqual(['secret.jpg'])
    expect(await unfinishedIn(directory)).toEqual([])
  })

  test('a put in the place of a link replaces the link, not what it leads to', async () => {
    const outside = await freshDirectory()
    await writeFile(join(outside, 'secret.jpg'), 'secret')
    const directory = await freshDirectory()
    await symlink(join(outside, 'secret.jpg'), join(directory, 'a.jpg'))
    const store = openDiskStore({ directory })
    await store.put('a.jpg', Buffer.from('mine'), jpeg)
    expect(await readFile(join(outside, 'secret.jpg'), 'utf8')).toBe('secret')
    expect((await store.stat('a.jpg'))?.bytes).toBe(4)
  })

  test('the directory itself may be a link', async () => {
    const real = await freshDirectory()
    const directory = join(scratch, 'link')
    await symlink(real, directory)
    const store = openDiskStore({ directory })
    await store.put('a.jpg', Buffer.from('x'), jpeg)
    expect(await readFile(join(real, 'a.jpg'), 'utf8')).toBe('x')
    expect((await store.stat('a.jpg'))?.bytes).toBe(1)
  })
})

describe('tags', () => {
  test('stamps never repeat, even when the clock stands still or goes back', () => {
    const stamps: number[] = []
    for (const now of [5e15, 5e15, 4e15, 5e15 + 9, 5e15 + 100, 5e15 + 100]) {
      stamps.push(stampAfter(stamps.at(-1) ?? 0, now))
    }
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
    expect(stamps[0]).toBe(5e15)
  })

  test('files put within one tick of the file system have stamps of their own', async () => {
    const directory = await freshDirectory()
    const store = openDiskStore({ directory })
    const names = Array.from({ length: 100 }, (_, at) => `${at}.jpg`)
    await Promise.all(names.map((name) => store.put(name, Buffer.from('x'), jpeg)))
    const stamps = await Promise.all(
      names.map(async (name) => (await stat(join(directory, name), { bigint: true })).mtimeNs),
    )
    expect(new Set(stamps).size).toBe(100)
  })

  test('contents of one size have different tags, however quickly they follow each other', async () => {
    const store = openDiskStore({ directory: await freshDirectory() })
    const tags = new Set<string>()
    for (let round = 0; round < 200; round += 1) {
      await store.put('a.jpg', Buffer.from([round]), jpeg)
      tags.add((await store.stat('a.jpg'))?.etag ?? '')
    }
    expect(tags.size).toBe(200)
  })
})

test('reading leaves no file open, read to the end, given up, missing or refused', async () => {
  const directory = await freshDirectory()
  const store = openDiskStore({ directory })
  await store.put('a/b.jpg', Buffer.alloc(300_000), jpeg)
  await buffer((await store.read('a/b.jpg'))?.body ?? Readable.from([]))
  const givenUp = await store.read('a/b.jpg')
  givenUp?.body.destroy()
  if (givenUp) await once(givenUp.body, 'close')
  expect(await store.read('a')).toBeNull()
  await expect(store.read('a/b.jpg', { first: 0, last: 300_000 })).rejects.toThrow(RangeError)
  if (process.platform !== 'linux') return
  const opened = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  expect(opened.filter((path) => path.startsWith(directory))).toEqual([])
})

test('a stream is asked for no more than the disk has taken', async () => {
  const store = openDiskStore({ directory: await freshDirectory() })
  let made = 0
  const body = new Readable({
    highWaterMark: 65_536,
    read() {
      made += 1
      this.push(made > 500 ? null : Buffer.alloc(65_536, made))
    },
  })
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, body.readableLength)
  }, 1)
  await store.put('a.jpg', body, jpeg).finally(() => clearInterval(watching))
  expect((await store.stat('a.jpg'))?.bytes).toBe(500 * 65_536)
  expect(most).toBeLessThan(4 * 65_536)
})

test('files that others laid into the directory are no names of the store', async () => {
  const directory = await freshDirectory()
  const store = openDiskStore({ directory })
  await store.put('a/b.jpg', Buffer.from('x'), jpeg)
  for (const name of ['.DS_Store', 'Thumbs.db', 'a/.hidden', 'a/two words.jpg'])
    await writeFile(join(directory, name), 'x')
  const names: string[] = []
  for await (const name of store.list('')) names.push(name)
  expect(names).toEqual(['a/b.jpg'])
})

test('a directory that cannot be made is told when the store is opened', async () => {
  const file = join(scratch, 'file')
  await writeFile(file, 'x')
  expect(() => openDiskStore({ directory: join(file, 'media') })).toThrow(/ENOTDIR/)
})
