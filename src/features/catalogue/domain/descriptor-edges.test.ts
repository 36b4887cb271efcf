import { expect, test } from 'vitest'
import { edgesOf, edgeValues, mirroredEdge } from './descriptor-edges.ts'
import { sampleSide } from './descriptor-sample.ts'

const picture = (lightnessAt: (x: number, y: number) => number) =>
  Float32Array.from({ length: sampleSide * sampleSide }, (_, at) =>
    lightnessAt(at % sampleSide, Math.floor(at / sampleSide)),
  )
const strongest = (edges: Float32Array) => edges.indexOf(Math.max(...edges))
const directions = edgeValues / 16

test('a plain surface has no edges, and grain makes none', () => {
  expect(edgesOf(picture(() => 128)).every((edge) => edge === 0)).toBe(true)
  expect(edgesOf(picture((x, y) => 128 + ((x * 7 + y * 3) % 3))).every((edge) => edge === 0)).toBe(true)
})

test('upright and lying edges differ, and each is found in its part of the picture', () => {
  const upright = strongest(edgesOf(picture((x) => (x < 8 ? 0 : 200))))
  const lying = strongest(edgesOf(picture((_, y) => (y < 56 ? 0 : 200))))
  expect(upright % directions).toBe(0)
  expect(Math.floor(upright / directions) % 4).toBe(0)
  expect([4, 5]).toContain(lying % directions)
  expect(Math.floor(lying / directions / 4)).toBe(3)
})

test('light on dark has the same edges as dark on light', () => {
  const wave = (x: number, y: number) => 128 + 90 * Math.sin(x / 5 + y / 9)
  const [one, other] = [edgesOf(picture(wave)), edgesOf(picture((x, y) => 255 - wave(x, y)))]
  one.forEach((edge, at) => {
    expect(other[at]).toBeCloseTo(edge, 2)
  })
})

test('the edges of the mirrored picture are those of the picture, mirrored', () => {
  const scene = (x: number, y: number) => 128 + 60 * Math.sin(x / 6 + (y * y) / 300) + 50 * Math.cos(y / 4)
  const edges = edgesOf(picture(scene))
  const seen = edgesOf(picture((x, y) => scene(sampleSide - 1 - x, y)))
  seen.forEach((edge, place) => {
    expect(edges[mirroredEdge(place)]).toBeCloseTo(edge, 2)
  })
})
