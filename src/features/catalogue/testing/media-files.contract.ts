import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { MediaStore } from '../server/media/media-store.port.ts'
import { contentOf, inPieces, jpeg, megabyte, namesOf } from './media-bodies.ts'

export function filesContract(open: () => Promise<MediaStore>): void {
  test('what is put is there, whole, with its size, type and date', async () => {
    const store = await open()
    const content = randomBytes(100_000)
    await store.put('originals/ab/abc.jpg', content, jpeg)
    const facts = await store.stat('originals/ab/abc.jpg')
    expect(facts).toMatchObject({ bytes: 100_000, contentType: 'image/jpeg' })
    expect(facts?.etag).toMatch(/^"[^"]+"$/)
    expect(Math.abs(Date.now() - (facts?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000)
    const found = await store.read('originals/ab/abc.jpg')
    expect(found?.facts).toEqual(facts)
    expect((await contentOf(found)).equals(content)).toBe(true)
  })

  test('what was never put is not there, and can be removed all the same', async () => {
    const store = await open()
    await store.put('originals/ab/abc.jpg', randomBytes(10), jpeg)
    for (const name of ['originals/ab/abd.jpg', 'originals/ab', 'originals', 'other/x.jpg']) {
      expect(await store.stat(name), name).toBeNull()
      expect(await store.read(name), name).toBeNull()
      await store.remove(name)
    }
    expect(await store.stat('originals/ab/abc.jpg')).not.toBeNull()
  })

  test('what is removed is gone', async () => {
    const store = await open()
    await store.put('a.jpg', randomBytes(10), jpeg)
    await store.remove('a.jpg')
    expect(await store.stat('a.jpg')).toBeNull()
    expect(await store.read('a.jpg')).toBeNull()
    expect(await namesOf(store, '')).toEqual([])
  })

  test('an empty file is a file', async () => {
    const store = await open()
    await store.put('bytes.jpg', new Uint8Array(), jpeg)
    await store.put('stream.jpg', Readable.from([]), jpeg)
    for (const name of ['bytes.jpg', 'stream.jpg']) {
      expect(await store.stat(name)).toMatchObject({ bytes: 0, contentType: 'image/jpeg' })
      expect(await contentOf(await store.read(name))).toHaveLength(0)
    }
  })

  test('a stream of 20 MB in odd pieces, and as many bytes at once, come back byte for byte', async () => {
    const store = await open()
    const content = randomBytes(20 * megabyte + 3)
    await store.put('films/stream.mp4', inPieces(content, 77_777), { contentType: 'video/mp4' })
    await store.put('films/bytes.mp4', content, { contentType: 'video/mp4' })
    for (const name of ['films/stream.mp4', 'films/bytes.mp4']) {
      expect(await store.stat(name)).toMatchObject({ bytes: content.length, contentType: 'video/mp4' })
      expect((await contentOf(await store.read(name))).equals(content)).toBe(true)
    }
  })

  test('putting a name again replaces the file, and another content has another tag', async () => {
    const store = await open()
    const tags = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      await store.put('a.jpg', Buffer.alloc(1000, round), jpeg)
      tags.add((await store.stat('a.jpg'))?.etag ?? '')
      expect(await contentOf(await store.read('a.jpg'))).toEqual(Buffer.alloc(1000, round))
    }
    expect(tags.size).toBe(10)
    await store.put('a.jpg', Buffer.alloc(3), jpeg)
    expect(await contentOf(await store.read('a.jpg'))).toHaveLength(3)
  })

  test('a reader who began before a replacement reads the old file to its end', async () => {
    const store = await open()
    const old = randomBytes(megabyte)
    await store.put('a.jpg', old, jpeg)
    const found = await store.read('a.jpg')
    await store.put('a.jpg', randomBytes(megabyte), jpeg)
    expect((await contentOf(found)).equals(old)).toBe(true)
  })

  test.each([
    ['x.avif', 'image/avif'],
    ['x.webp', 'image/webp'],
    ['x.svg', 'image/svg+xml'],
    ['x.mov', 'video/quicktime'],
    ['x.eps', 'application/postscript'],
    ['x', 'application/octet-stream'],
  ])('%s is kept as %s', async (name, contentType) => {
    const store = await open()
    await store.put(name, Buffer.from('x'), { contentType })
    expect((await store.stat(name))?.contentType).toBe(contentType)
    const found = await store.read(name)
    found?.body.destroy()
    expect(found?.facts.contentType).toBe(contentType)
  })
}
