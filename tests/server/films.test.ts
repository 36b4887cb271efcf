import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFilmRoom } from '#app/background/film-room.ts'
import { filmRenditions } from '#features/catalogue/domain/rendition.ts'
import { withFilmDirectory } from '#features/catalogue/server/media/film-directory.ts'
import { type FilmSource, makePoster } from '#features/catalogue/server/media/film-frames.ts'
import { filmBounds, inspectFilm } from '#features/catalogue/server/media/film-inspection.ts'
import { keepFilmRenditions } from '#features/catalogue/server/media/film-keeping.ts'
import { makeFilmRenditions } from '#features/catalogue/server/media/film-renditions.ts'
import { filmLimits, runFilmTool } from '#features/catalogue/server/media/film-tool.ts'
import type { FilmRecipe } from '#renderer/film-recipe.ts'
import { makeDirectory } from '../support/make-directory.ts'

let place: Awaited<ReturnType<typeof makeDirectory>>

beforeAll(async () => {
  place = await makeDirectory('films')
})

afterAll(() => place.remove())

/** A film file of a moving test card, written by the tool itself. */
async function shoot(name: string, card: string, how: readonly string[]): Promise<string> {
  const outcome = await runFilmTool({
    directory: place.path,
    limits: filmLimits,
    arguments: ['-f', 'lavfi', '-i', card, ...how, name],
  })
  expect(outcome.kind, outcome.words).toBe('done')
  return join(place.path, name)
}

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-threads', '1']

async function factsOf(path: string) {
  const inspection = await inspectFilm(path)
  return inspection.kind === 'film' ? inspection.facts : inspection.refusal
}

async function refusalOf(path: string, bounds = filmBounds) {
  const inspection = await inspectFilm(path, bounds)
  return inspection.kind === 'refused' ? inspection.refusal.code : inspection.facts
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(place.path, name), content)
  return join(place.path, name)
}

const drawn: FilmRecipe = {
  still: { family: 'hills', look: 'dawn', seed: 5, width: 400, height: 224 },
  motion: { kind: 'camera', move: 'pan-right' },
  seconds: 2,
  framesPerSecond: 25,
}

describe('a drawn film', () => {
  test('comes with a preview, a marked comp and six key frames, as long and as large as they should be', async () => {
    const directory = join(place.path, 'drawn')
    await mkdir(directory)
    const made = await makeFilmRenditions(
      { kind: 'recipe', film: drawn },
      { wanted: filmRenditions, directory },
    )
    expect(made).toMatchObject({ kind: 'made' })
    const hover = join(directory, 'hover.mp4')
    const comp = join(directory, 'comp.mp4')
    const same = { durationMs: 2000, frameRate: '25', codec: 'h264', hasSound: false, container: 'mp4' }
    expect(await factsOf(hover)).toMatchObject({ ...same, width: 320, height: 180 })
    expect(await factsOf(comp)).toMatchObject({ ...same, width: 400, height: 224 })
    expect((await stat(hover)).size).toBeLessThan(300_000)
    for (const name of filmRenditions.filter((file) => file.endsWith('.webp'))) {
      expect(await sharp(join(directory, name)).metadata()).toMatchObject({ format: 'webp', width: 320 })
    }
    // Its table of contents comes first, or a browser would have to fetch the whole file before it plays.
    const head = (await readFile(comp)).subarray(0, 64).toString('latin1')
    expect(head).toContain('moov')
  })

  test('that loops is drawn for one turn and shown for its whole length, and its preview is that turn', async () => {
    const film: FilmRecipe = {
      still: { family: 'flow', look: 'aqua', seed: 5, width: 64, height: 36 },
      motion: { kind: 'loop' },
      seconds: 8,
      framesPerSecond: 24,
    }
    const directory = join(place.path, 'loop')
    await mkdir(directory)
    const wanted = ['hover.mp4', 'comp.mp4'] as const
    expect(await makeFilmRenditions({ kind: 'recipe', film }, { wanted, directory })).toMatchObject({
      kind: 'made',
    })
    expect(await factsOf(join(directory, 'comp.mp4'))).toMatchObject({ durationMs: 8000, width: 64 })
    expect(await factsOf(join(directory, 'hover.mp4'))).toMatchObject({ durationMs: 4000, width: 64 })
  })

  test('is made by a thread of its own and kept in the store', async () => {
    const kept: string[] = []
    const store = {
      put: async (name: string, body: Uint8Array | Readable) => {
        let bytes = 0
        for await (const chunk of body as Readable) bytes += (chunk as Uint8Array).byteLength
        if (bytes > 500) kept.push(name)
      },
    }
    const room = openFilmRoom(new URL('../../src/app/background/film-worker.ts', import.meta.url))
    try {
      const source = { kind: 'recipe', film: drawn } as const
      const [outcome, poster] = await Promise.all([
        keepFilmRenditions({ store, make: room.make }, 'ab12', source, ['hover.mp4', 'key-3.webp']),
        room.poster(source, { width: 200, height: 112 }),
      ])
      expect(outcome).toEqual({ kind: 'kept' })
      expect(kept).toEqual(['renditions/ab12/hover.mp4', 'renditions/ab12/key-3.webp'])
      expect(await sharp(poster ?? undefined).metadata()).toMatchObject({ width: 200, height: 112 })
    } finally {
      await room.close()
    }
  })
})

describe('a film file', () => {
  test('says what it is', async () => {
    const path = await shoot('hd.mp4', 'testsrc=s=1920x1080:r=30000/1001:d=1', h264)
    expect(await factsOf(path)).toMatchObject({
      container: 'mp4',
      width: 1920,
      height: 1080,
      frameRate: '29.97',
      definition: 'hd',
      aspect: '16:9',
      rotation: 0,
      codec: 'h264',
    })
  })

  test('that was filmed upright is upright in all that is made of it', async () => {
    const card = 'testsrc=s=320x180:r=25:d=3[out0];sine=d=3[out1]'
    const level = await shoot('level.mov', card, [...h264, '-c:a', 'aac'])
    const path = join(place.path, 'upright.mov')
    // The tool turns the other way round than the word it is given says.
    await runFilmTool({
      directory: place.path,
      limits: filmLimits,
      arguments: ['-i', level, '-c', 'copy', '-metadata:s:v:0', 'rotate=270', path],
    })
    const facts = await factsOf(path)
    expect(facts).toMatchObject({ container: 'mov', rotation: 90, width: 180, height: 320, hasSound: true })
    const inspection = await inspectFilm(path)
    if (inspection.kind === 'refused') throw new Error(inspection.refusal.reason)
    const source: FilmSource = { kind: 'file', path, facts: inspection.facts }
    const directory = join(place.path, 'upright')
    await mkdir(directory)
    expect(await makeFilmRenditions(source, { wanted: filmRenditions, directory })).toMatchObject({
      kind: 'made',
    })
    const comp = await factsOf(join(directory, 'comp.mp4'))
    expect(comp).toMatchObject({ width: 180, height: 320, rotation: 0, hasSound: true })
    expect(await factsOf(join(directory, 'hover.mp4'))).toMatchObject({ width: 180, hasSound: false })
    expect(await sharp(join(directory, 'key-6.webp')).metadata()).toMatchObject({ width: 180, height: 320 })
    const poster = await makePoster(source, { width: 90, height: 160 })
    expect(await sharp(poster ?? undefined).metadata()).toMatchObject({ format: 'png', width: 90 })
  })

  test('of WebM or Matroska is taken in too', async () => {
    const card = 'testsrc=s=96x54:r=24:d=1'
    expect(await factsOf(await shoot('card.webm', card, ['-c:v', 'libvpx', '-threads', '1']))).toMatchObject({
      container: 'webm',
      codec: 'vp8',
      frameRate: '24',
    })
    expect(await factsOf(await shoot('card.mkv', card, h264))).toMatchObject({ container: 'mkv' })
  })
})

describe('a hostile file', () => {
  test('that is a playlist is refused whatever its name, and nothing it names is fetched', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const { port } = server.address() as AddressInfo
      const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:${port}/secret\n#EXT-X-ENDLIST\n`
      const dressed = Buffer.concat([
        Buffer.from('\0\0\0\x10ftypmp42\0\0\0\0', 'latin1'),
        Buffer.from(playlist),
      ])
      expect(await refusalOf(await write('playlist.mp4', playlist))).toBe('not-a-film')
      expect(await refusalOf(await write('concat.mov', "ffconcat version 1.0\nfile '/etc/hostname'\n"))).toBe(
        'not-a-film',
      )
      expect(['truncated', 'not-a-film']).toContain(await refusalOf(await write('dressed.mp4', dressed)))
      expect(asked).toEqual([])
    } finally {
      server.close()
    }
  })

  test.each([
    ['a text', 'text.mp4', 'Once upon a time there was no film.'],
    ['an empty file', 'empty.mp4', ''],
    ['a program', 'program.mov', '\x7fELF\x02\x01\x01'],
    ['an AVI', 'old.mp4', 'RIFF\x10\0\0\0AVI LIST'],
    ['a still picture', 'still.mp4', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    [
      'random bytes behind a good beginning',
      'noise.mkv',
      `\x1aE\xdf\xa3\x93B\x82\x88matroska${'x\x80\xff'.repeat(400)}`,
    ],
  ])('that is %s is refused', async (_, name, content) => {
    expect(await refusalOf(await write(name, Buffer.from(content, 'latin1')))).toBe('not-a-film')
  })

  test.each([
    ['late.mp4', h264],
    ['early.mp4', [...h264, '-movflags', '+faststart']],
    ['cut.webm', ['-c:v', 'libvpx', '-threads', '1']],
  ])('that is cut off is refused (%s)', async (name, how) => {
    const whole = await readFile(await shoot(name, 'testsrc=s=160x90:r=25:d=4', how))
    expect(await refusalOf(join(place.path, name))).toMatchObject({ durationMs: 4000 })
    expect(await refusalOf(await write(name, whole.subarray(0, whole.length * 0.6)))).toBe('truncated')
  })

  test('that claims frames of 10,000 by 10,000 is refused before they are made', async () => {
    const bytes = await readFile(
      await shoot('small.webm', 'testsrc=s=64x64:r=5:d=1', ['-c:v', 'libvpx', '-threads', '1']),
    )
    const start = Buffer.from([0x9d, 0x01, 0x2a])
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      bytes.writeUInt16LE(10_000, at + 3)
      bytes.writeUInt16LE(10_000, at + 5)
    }
    expect(await refusalOf(await write('huge.webm', bytes))).toBe('too-many-pixels')
  })

  test('that is longer than allowed is refused', async () => {
    const path = await shoot('long.mp4', 'color=s=16x16:r=1:d=30', h264)
    expect(await refusalOf(path, { ...filmBounds, seconds: 20 })).toBe('too-long')
  })
})

describe('the tool', () => {
  const endless = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25', '-f', 'null', '-']

  test('is killed when its time is over, and what it had written goes too', async () => {
    const parent = join(place.path, 'hurried')
    await mkdir(parent)
    const outcome = await withFilmDirectory(
      (directory) => runFilmTool({ directory, limits: { ...filmLimits, forMs: 150 }, arguments: endless }),
      parent,
    )
    expect(outcome.kind).toBe('too-slow')
    expect(await readdir(parent)).toEqual([])
  })

  test('stops when it is told to', async () => {
    const outcome = await runFilmTool({
      directory: place.path,
      limits: filmLimits,
      arguments: endless,
      signal: AbortSignal.timeout(50),
    })
    expect(outcome.kind).toBe('stopped')
  })

  test('that is killed in the middle of a film leaves no file behind', async () => {
    const parent = join(place.path, 'killed')
    await mkdir(parent)
    const puts: string[] = []
    const outcome = await keepFilmRenditions(
      {
        store: { put: async (name) => void puts.push(name) },
        temporary: parent,
        make: (source, order) =>
          makeFilmRenditions(source, { ...order, limits: { ...filmLimits, forMs: 30 } }),
      },
      'ab12',
      { kind: 'recipe', film: { ...drawn, seconds: 60 } },
      ['comp.mp4'],
    )
    expect(outcome).toEqual({ kind: 'failed', reason: 'Writing the film took too long.' })
    expect(puts).toEqual([])
    expect(await readdir(parent)).toEqual([])
  })

  test('may not use more memory than it is given', async () => {
    const outcome = await runFilmTool({
      directory: place.path,
      limits: { ...filmLimits, memoryBytes: 150_000_000 },
      arguments: ['-f', 'lavfi', '-i', 'testsrc=s=7680x4320:r=25:d=1', ...h264, '-f', 'null', '-'],
    })
    expect(outcome.kind).toBe('failed')
  })
})
