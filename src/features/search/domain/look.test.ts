import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSample, descriptorBytes, descriptorVersion } from '#features/catalogue/domain/descriptor.ts'
import { sampleSide } from '#features/catalogue/domain/descriptor-sample.ts'
import { rankDescriptors, readDescriptor } from '#features/catalogue/domain.ts'
import { lookLength } from './index-entry.ts'
import { lookOf } from './look.ts'

type Place = (x: number, y: number) => readonly [x: number, y: number]
const asItIs: Place = (x, y) => [x, y]
const mirrored: Place = (x, y) => [sampleSide - 1 - x, y]
const cut: Place = (x, y) => [4 + x * 0.85, 5 + y * 0.85]

/** A scene of its own for every seed; another place shows it mirrored, or a part of it. */
function sceneOf(seed: number, place = asItIs): Uint8Array {
  const sample = new Uint8Array(sampleSide * sampleSide * 3)
  for (let at = 0; at < sample.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const [x, y] = place(pixel % sampleSide, Math.floor(pixel / sampleSide))
    const tint = ((at % 3) - 1) * (seed % 7) * 14
    const wave = Math.sin(x / (4 + (seed % 9)) + (y * seed) / 90) + Math.cos(y / (5 + (seed % 4)) + seed)
    sample[at] = Math.max(0, Math.min(255, 60 + ((seed * 37) % 120) + tint + 40 * wave))
  }
  return sample
}

function lookAt(sample: Uint8Array): Int8Array {
  const look = lookOf(describeSample(sample))
  if (!look) throw new Error('A fresh descriptor has no look.')
  return look
}

function cosine(one: Int8Array, other: Int8Array): number {
  const dot = (a: Int8Array, b: Int8Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 3)
const looks = seeds.map((seed) => lookAt(sceneOf(seed)))
const nearestTo = (look: Int8Array) =>
  seeds
    .map((seed, at) => ({ seed, likeness: cosine(look, looks[at] ?? look) }))
    .sort((one, other) => other.likeness - one.likeness)

describe('a look', () => {
  test('has its numbers, stretched as far as they go', () => {
    for (const look of looks) {
      expect(look).toHaveLength(lookLength)
      expect(Math.max(...look.map(Math.abs))).toBe(127)
    }
  })

  test('is the same in a mirror', () => {
    for (const seed of seeds.slice(0, 12)) {
      expect(cosine(lookAt(sceneOf(seed)), lookAt(sceneOf(seed, mirrored)))).toBeGreaterThan(0.998)
    }
  })

  test('knows a picture by a part of it, or faded', () => {
    for (const seed of seeds.slice(0, 12)) {
      const faded = sceneOf(seed).map((value) => 20 + value * 0.85)
      const nearest = (sample: Uint8Array) => nearestTo(lookAt(sample)).slice(0, 3)
      expect(nearest(sceneOf(seed, cut)).map((found) => found.seed)).toContain(seed)
      expect(nearest(faded).map((found) => found.seed)).toContain(seed)
    }
  })

  test('has most of what descriptors find nearest near it as well', () => {
    const library = seeds.flatMap((id) => {
      const descriptor = readDescriptor(describeSample(sceneOf(id)))
      return descriptor ? [{ id, descriptor }] : []
    })
    const shares = library.map(({ id, descriptor }) => {
      const best = new Set(
        rankDescriptors(descriptor, library)
          .slice(1, 6)
          .map((found) => found.id),
      )
      const near = nearestTo(lookAt(sceneOf(id))).slice(0, 16)
      return near.filter(({ seed }) => best.has(seed)).length / best.size
    })
    // By chance it would be 0.27. These scenes differ by their prints, which looks do not have.
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.6)
  })
})

test('bytes that are no descriptor have no look', () => {
  expect(lookOf(new Uint8Array(0))).toBeNull()
  expect(lookOf(new Uint8Array(descriptorBytes))).toBeNull()
})

test('whatever may be a descriptor has a look, or none', () => {
  const bytes = fc.uint8Array({ minLength: descriptorBytes, maxLength: descriptorBytes })
  fc.assert(
    fc.property(bytes, (given) => {
      const look = lookOf(given.map((byte, at) => (at === 0 ? descriptorVersion : byte)))
      if (look) expect(look.some((value) => value !== 0)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
