import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { ByteRange, MediaStore } from '../server/media/media-store.port.ts'
import { contentOf, inParallel, jpeg, namesOf } from './media-bodies.ts'
import { filesContract } from './media-files.contract.ts'
import { troubleContract } from './media-trouble.contract.ts'

/** What every media store promises. `open` gives an empty one that nobody else uses. */
export function mediaStoreContract(kind: string, open: () => Promise<MediaStore>): void {
  describe(`the media store on ${kind}`, () => {
    describe('files', () => filesContract(open))
    describe('ranges', () => rangesContract(open))
    describe('names', () => namesContract(open))
    describe('lists', () => listsContract(open))
    describe('trouble', () => troubleContract(open))
  })
}

function rangesContract(open: () => Promise<MediaStore>): void {
  const content = randomBytes(300_000)

  test('a range is read alone, with the facts of the whole file', async () => {
    const store = await open()
    await store.put('a.jpg', content, jpeg)
    const facts = await store.stat('a.jpg')
    for (const [first, last] of [
      [0, 0],
      [0, 299_999],
      [299_999, 299_999],
      [65_535, 65_537],
      [1, 200_000],
    ] as const) {
      const found = await store.read('a.jpg', { first, last })
      expect(found?.facts).toEqual(facts)
      expect((await contentOf(found)).equals(content.subarray(first, last + 1))).toBe(true)
    }
  })

  test('a range of a missing file is missing', async () => {
    expect(await (await open()).read('a.jpg', { first: 0, last: 1 })).toBeNull()
  })

  test('a range that is not wholly within the file is an error', async () => {
    const store = await open()
    await store.put('a.jpg', content, jpeg)
    await store.put('empty.jpg', new Uint8Array(), jpeg)
    const wrong: readonly (readonly [string, ByteRange])[] = [
      ['a.jpg', { first: 300_000, last: 300_001 }],
      ['a.jpg', { first: 299_999, last: 300_000 }],
      ['a.jpg', { first: 2, last: 1 }],
      ['a.jpg', { first: -1, last: 1 }],
      ['a.jpg', { first: 0.5, last: 1 }],
      ['empty.jpg', { first: 0, last: 0 }],
    ]
    for (const [name, range] of wrong) await expect(store.read(name, range)).rejects.toThrow(RangeError)
  })
}

function namesContract(open: () => Promise<MediaStore>): void {
  test.each([
    '',
    '.',
    '..',
    '../a.jpg',
    'a/../../b.jpg',
    'a/./b.jpg',
    '/etc/passwd',
    '//a.jpg',
    'a//b.jpg',
    'a/',
    '.unfinished/a.jpg',
    'a/.hidden',
    'a\0.jpg',
    'a\n.jpg',
    'a.jpg\n',
    'a\\b.jpg',
    'C:a.jpg',
    'A.jpg',
    'ä.jpg',
    '%2e%2e/a.jpg',
    'a b.jpg',
    'a?b.jpg',
    'a'.repeat(201),
    'a/'.repeat(300),
  ])('%j is refused by everything', async (name) => {
    const store = await open()
    const body = Readable.from([Buffer.from('x')])
    await expect(store.put(name, body, jpeg)).rejects.toThrow(/not a name of the media store/)
    expect(body.destroyed).toBe(true)
    await expect(store.stat(name)).rejects.toThrow(/not a name/)
    await expect(store.read(name)).rejects.toThrow(/not a name/)
    await expect(store.remove(name)).rejects.toThrow(/not a name/)
    expect(await namesOf(store, '')).toEqual([])
  })

  test('a content type that the name does not tell is refused', async () => {
    const store = await open()
    await expect(store.put('a.jpg', Buffer.from('x'), { contentType: 'image/png' })).rejects.toThrow(
      /image\/jpeg by its name/,
    )
    expect(await store.stat('a.jpg')).toBeNull()
  })
}

function listsContract(open: () => Promise<MediaStore>): void {
  test('1,500 names come in order, whatever they were put in, whole or by prefix', async () => {
    const store = await open()
    const names = Array.from({ length: 1_500 }, (_, at) => {
      const key = Math.imul(at + 1, 2_654_435_761)
        .toString(16)
        .replace('-', '')
        .padStart(8, '0')
      return `${at % 3 === 0 ? 'originals' : 'renditions'}/${key.slice(0, 2)}/${key}.jpg`
    })
    await inParallel(names, 24, (name) => store.put(name, Buffer.from(name), jpeg))
    const sorted = names.toSorted()
    expect(new Set(names).size).toBe(1_500)
    expect(await namesOf(store, '')).toEqual(sorted)
    for (const prefix of ['originals/', 'rend', 'originals/4', 'renditions/7f/', sorted[700] ?? '']) {
      expect(await namesOf(store, prefix), prefix).toEqual(sorted.filter((name) => name.startsWith(prefix)))
    }
    for (const prefix of ['originals/zz/', 'nothing', '../', '/', 'originals/../', '.']) {
      expect(await namesOf(store, prefix), prefix).toEqual([])
    }
  }, 120_000)

  test('the order is that of the whole names, where a folder and its neighbors share a beginning', async () => {
    const store = await open()
    const names = ['a-b/x.jpg', 'a.b/x.jpg', 'a/x.jpg', 'a/x/y.jpg', 'a0/x.jpg', 'a_b/x.jpg', 'ab.jpg', 'b']
    for (const name of names.toReversed()) {
      await store.put(name, Buffer.from('x'), {
        contentType: name === 'b' ? 'application/octet-stream' : 'image/jpeg',
      })
    }
    expect(await namesOf(store, '')).toEqual(names)
    expect(await namesOf(store, 'a/x')).toEqual(['a/x.jpg', 'a/x/y.jpg'])
  })

  test('whoever has seen enough may stop', async () => {
    const store = await open()
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await store.put(name, Buffer.from('x'), jpeg)
    for await (const name of store.list('')) {
      expect(name).toBe('a.jpg')
      break
    }
  })
}
