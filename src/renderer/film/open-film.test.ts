import { describe, expect, test } from 'vitest'
import { cameraMoves, type FilmRecipe, loopingFamilies } from '../film-recipe.ts'
import type { Picture, Recipe } from '../recipe.ts'
import { renderPicture } from '../render-picture.ts'
import { openFilm } from './open-film.ts'

const looks: Readonly<Record<(typeof loopingFamilies)[number], string>> = {
  flow: 'coral',
  'bokeh-lights': 'warm',
  silk: 'gold',
  sea: 'sunset',
  smoke: 'amber',
  fireworks: 'gold',
}
const size = { width: 64, height: 36 }

function loopOf(family: (typeof loopingFamilies)[number], seconds = 4): FilmRecipe {
  const still = { family, look: looks[family], seed: 11, width: 1280, height: 720 } as Recipe
  return { still, motion: { kind: 'loop' }, seconds, framesPerSecond: 24 }
}

/** The mean difference of two pictures, in bytes. */
function gap(one: Picture, other: Picture): number {
  return (
    one.pixels.reduce((sum, byte, at) => sum + Math.abs(byte - (other.pixels[at] ?? 0)), 0) /
    one.pixels.length
  )
}

describe.each(loopingFamilies)('a loop of %s', (family) => {
  const film = openFilm(loopOf(family), size)
  const first = film.frameAt(0)

  test('begins again after its last frame', () => {
    expect(film.frameAt(film.frames).pixels).toEqual(first.pixels)
  })

  test('passes its seam without a jump', () => {
    const steps = [0, 20, 41, 70].map((at) => gap(film.frameAt(at), film.frameAt(at + 1)))
    expect(gap(film.frameAt(film.frames - 1), first)).toBeLessThan(Math.max(...steps) * 1.5)
  })

  test('moves', () => {
    expect(gap(film.frameAt(film.frames / 2), first)).toBeGreaterThan(1)
  })
})

// A photograph of fireworks gathers whole bursts; a film has only what glows at the moment.
test.each(loopingFamilies.filter((family) => family !== 'fireworks'))(
  'a loop of %s opens with its still, apart from the grain',
  (family) => {
    const first = openFilm(loopOf(family), size).frameAt(0)
    expect(gap(renderPicture({ ...loopOf(family).still, ...size }), first)).toBeLessThan(2.5)
  },
)

test.each([
  [4, 96, 1],
  [8, 96, 2],
  [6, 144, 1],
  [1, 24, 1],
])('a loop of %d seconds draws %d frames and shows them %d times', (seconds, frames, repeats) => {
  expect(openFilm(loopOf('flow', seconds), size)).toMatchObject({ frames, repeats })
})

describe('a camera over a still', () => {
  const still: Recipe = { family: 'hills', look: 'dawn', seed: 4, width: 1920, height: 1080 }

  test.each(cameraMoves)('moves steadily and then stands (%s)', (move) => {
    const film = openFilm({ still, motion: { kind: 'camera', move }, seconds: 2, framesPerSecond: 25 }, size)
    const last = film.frameAt(film.frames - 1)
    expect(film.frames).toBe(50)
    expect(gap(film.frameAt(0), last)).toBeGreaterThan(2)
    expect(gap(film.frameAt(24), film.frameAt(25))).toBeLessThan(gap(film.frameAt(0), last) / 4)
    expect(film.frameAt(film.frames + 9).pixels).toEqual(last.pixels)
  })
})
