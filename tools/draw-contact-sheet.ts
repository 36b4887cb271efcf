/**
 * A sheet to judge a family by: `node tools/draw-contact-sheet.ts FAMILY OUT.png [SEEDS] [WIDTHxHEIGHT]` draws each
 * look as a row of pictures, one for each seed ("1,2,3"), and prints what the pictures took.
 */
import sharp from 'sharp'
import { looksOf } from '#renderer/describe-recipe.ts'
import type { Family, Recipe } from '#renderer/recipe.ts'
import { renderPicture } from '#renderer/render-picture.ts'

const [family, out, seeds = '1,2,3,4', size = '320x213'] = process.argv.slice(2)
if (!family || !out)
  throw new Error('Usage: node tools/draw-contact-sheet.ts FAMILY OUT.png [SEEDS] [WIDTHxHEIGHT]')
const [width = 320, height = 213] = size.split('x').map(Number)
const gap = 4
const chosen = seeds.split(',').map(Number)
const looks = looksOf(family as Family)

const tiles = looks.flatMap((look, row) => {
  const begun = performance.now()
  const pictures = chosen.map((seed, column) => {
    const { pixels } = renderPicture({ family, look, seed, width, height } as Recipe)
    const raw = { width, height, channels: 3 } as const
    return { input: Buffer.from(pixels.buffer), raw, left: column * (width + gap), top: row * (height + gap) }
  })
  console.log(`${look}: ${((performance.now() - begun) / chosen.length).toFixed(0)} ms a picture`)
  return pictures
})
const sheet = {
  width: chosen.length * (width + gap) - gap,
  height: looks.length * (height + gap) - gap,
  channels: 3,
  background: '#202020',
} as const
await sharp({ create: sheet }).composite(tiles).png().toFile(out)
