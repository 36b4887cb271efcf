import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { MediaStore } from '../server/media/media-store.port.ts'
import { contentOf, failingAfter, inPieces, jpeg, namesOf } from './media-bodies.ts'

export function troubleContract(open: () => Promise<MediaStore>): void {
  test.each([0, 1, 12])('a stream that fails after %i MB leaves nothing', async (megabytes) => {
    const store = await open()
    await expect(store.put('a.jpg', failingAfter(megabytes), jpeg)).rejects.toThrow('the line was cut')
    expect(await store.stat('a.jpg')).toBeNull()
    expect(await namesOf(store, '')).toEqual([])
  })

  test('a stream that fails leaves the file that was there', async () => {
    const store = await open()
    await store.put('a.jpg', Buffer.from('the first'), jpeg)
    const before = await store.stat('a.jpg')
    await expect(store.put('a.jpg', failingAfter(12), jpeg)).rejects.toThrow('the line was cut')
    expect(await store.stat('a.jpg')).toEqual(before)
    expect((await contentOf(await store.read('a.jpg'))).toString()).toBe('the first')
  })

  test('a stream that has failed or been closed before it was put leaves nothing', async () => {
    const store = await open()
    const failed = new Readable({ read: () => undefined })
    failed.destroy(new Error('the line was cut'))
    await expect(store.put('a.jpg', failed, jpeg)).rejects.toThrow('the line was cut')
    const closed = Readable.from([Buffer.from('x')])
    closed.destroy()
    await expect(store.put('a.jpg', closed, jpeg)).rejects.toThrow()
    expect(await store.stat('a.jpg')).toBeNull()
  })

  test('of 20 puts of one name at once, readers see one whole or another', async () => {
    const store = await open()
    const contents = Array.from({ length: 20 }, (_, at) => Buffer.alloc(100_000 + at * 1000, at + 1))
    const puts = contents.map((content, at) =>
      store.put('a.jpg', at % 2 === 0 ? content : inPieces(content, 7_000), jpeg),
    )
    let isPutting = true
    const reading = (async () => {
      let wholes = 0
      while (isPutting || wholes === 0) {
        const found = await store.read('a.jpg')
        if (!found) continue
        const content = await contentOf(found)
        expect(content).toHaveLength(found.facts.bytes)
        expect(contents.some((one) => one.equals(content))).toBe(true)
        wholes += 1
      }
      return wholes
    })()
    await Promise.all(puts).finally(() => {
      isPutting = false
    })
    expect(await reading).toBeGreaterThan(0)
    expect(await namesOf(store, '')).toEqual(['a.jpg'])
  })
}
