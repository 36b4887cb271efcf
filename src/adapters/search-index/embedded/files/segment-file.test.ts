import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SharedArray } from '../segment/segment.ts'
import { packSegment, unpackSegment } from './segment-file.ts'

const kinds = [Uint8Array, Int8Array, Uint16Array, Uint32Array, Float32Array, Float64Array] as const

function sharedArray(kind: number, values: readonly number[]): SharedArray {
  const Kind = kinds[kind] ?? Uint8Array
  const plain = Kind.from(values)
  const array = new Kind(new SharedArrayBuffer(plain.byteLength) as never) as unknown as SharedArray
  array.set(plain)
  return array
}

const columns = fc.dictionary(
  fc.string(),
  fc
    .tuple(fc.nat({ max: kinds.length - 1 }), fc.array(fc.integer({ min: -200, max: 300 })))
    .map(([kind, values]) => sharedArray(kind, values)),
  { noNullPrototype: true },
)

function join(pieces: readonly Uint8Array[]): Uint8Array<SharedArrayBuffer> {
  const file = Buffer.concat(pieces)
  const bytes = new Uint8Array(new SharedArrayBuffer(file.length))
  bytes.set(file)
  return bytes
}

test('any segment comes back as it was, in one block of shared memory', () => {
  fc.assert(
    fc.property(columns, fc.string(), fc.nat(), (arrays, name, size) => {
      const bytes = join(packSegment({ name, size, arrays }))
      const segment = unpackSegment(bytes)
      expect(segment).toEqual({ name, size, arrays })
      for (const array of Object.values(segment.arrays)) expect(array.buffer).toBe(bytes.buffer)
    }),
  )
})

test('what is too short to hold its columns is refused', () => {
  const bytes = join(packSegment({ name: 'a', size: 1, arrays: { ids: sharedArray(5, [1, 2, 3]) } }))
  for (const length of [0, 4, 20, bytes.length - 8])
    expect(() => unpackSegment(join([bytes.subarray(0, length)]))).toThrow()
})
