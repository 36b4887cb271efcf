import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Descriptor,
  describeSample,
  descriptorBytes,
  descriptorVersion,
  readDescriptor,
} from './descriptor.ts'
import { compareDescriptors, rank } from './descriptor-ranking.ts'
import { sampleSide } from './descriptor-sample.ts'

type Place = (x: number, y: number) => readonly [x: number, y: number]
const asItIs: Place = (x, y) => [x, y]
const mirrored: Place = (x, y) => [sampleSide - 1 - x, y]
const cut: Place = (x, y) => [6 + x * 0.8, 8 + y * 0.8]

/** A scene of its own for every seed; another place shows it mirrored, or a part of it. */
function sceneOf(seed: number, place = asItIs): Uint8Array {
  const sample = new Uint8Array(sampleSide * sampleSide * 3)
  for (let at = 0; at < sample.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const [x, y] = place(pixel % sampleSide, Math.floor(pixel / sampleSide))
    const tint = ((at % 3) - 1) * (seed % 5) * 12
    const wave = Math.sin(x / (4 + (seed % 7)) + (y * seed) / 90) + Math.cos(y / (5 + (seed % 4)) + seed)
    sample[at] = Math.max(0, Math.min(255, 120 + tint + 45 * wave + 20 * Math.sin((x * y) / (150 + seed))))
  }
  return sample
}

function read(sample: Uint8Array): Descriptor {
  const descriptor = readDescriptor(describeSample(sample))
  if (!descriptor) throw new Error('A fresh descriptor was not read.')
  return descriptor
}

const library = Array.from({ length: 24 }, (_, id) => ({ id, descriptor: read(sceneOf(id + 3)) }))
const bestFor = (sample: Uint8Array) => rank(read(sample), library)[0]
const grey = (sample: Uint8Array) =>
  sample.map((_, at) => {
    const [red = 0, green = 0, blue = 0] = sample.subarray(at - (at % 3))
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  })

/** Bytes that could be a descriptor, of no picture that ever was. */
const anyDescriptor = fc
  .uint8Array({ minLength: descriptorBytes, maxLength: descriptorBytes })
  .map((bytes) => readDescriptor(bytes.map((byte, at) => (at === 0 ? descriptorVersion : byte % 128))))
  .filter((descriptor) => descriptor !== null)

describe('similarity', () => {
  test('with itself is one, and no other picture has more', () => {
    for (const { id, descriptor } of library) {
      expect(compareDescriptors(descriptor, descriptor)).toBeCloseTo(1, 9)
      for (const other of library.filter((one) => one.id !== id)) {
        expect(compareDescriptors(descriptor, other.descriptor)).toBeLessThan(0.98)
      }
    }
  })

  test('is from 0 to 1, the same both ways, and never more than with itself, even of nonsense', () => {
    fc.assert(
      fc.property(anyDescriptor, anyDescriptor, (one, other) => {
        const similarity = compareDescriptors(one, other)
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        expect(compareDescriptors(other, one)).toBeCloseTo(similarity, 9)
        expect(compareDescriptors(one, one)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('of plain surfaces is that of their colors', () => {
    const plain = (value: number) => read(new Uint8Array(sampleSide * sampleSide * 3).fill(value))
    expect(compareDescriptors(plain(200), plain(200))).toBeCloseTo(1, 9)
    expect(compareDescriptors(plain(200), plain(198))).toBeGreaterThan(
      compareDescriptors(plain(200), plain(20)),
    )
  })
})

describe('ranking', () => {
  test.each([
    ['a mirrored copy', (seed: number) => sceneOf(seed, mirrored)],
    ['a part', (seed: number) => sceneOf(seed, cut)],
    ['a black-and-white copy', (seed: number) => grey(sceneOf(seed))],
    ['a lighter copy', (seed: number) => sceneOf(seed).map((byte) => Math.min(255, byte + 12))],
  ])('finds a picture by %s', (_, copyOf) => {
    const found = library.filter(({ id }) => bestFor(copyOf(id + 3))?.id === id)
    expect(found.length).toBeGreaterThanOrEqual(library.length - 1)
  })

  test('puts the most alike first and keeps the order of equals', () => {
    const [one, other] = [read(sceneOf(3)), read(sceneOf(9))]
    const candidates = [
      { id: 'other', descriptor: other },
      { id: 'first', descriptor: one },
      { id: 'second', descriptor: one },
    ]
    expect(rank(one, candidates).map(({ id }) => id)).toEqual(['first', 'second', 'other'])
    expect(rank(one, [])).toEqual([])
  })
})
