import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessOf, packEmbedding } from './advice-embedding.ts'

test('keeps the direction and drops the length', () => {
  expect(packEmbedding([1, -0.5, 0])).toEqual(new Uint8Array(Int8Array.from([127, -63, 0]).buffer))
  expect(packEmbedding([10, -5, 0])).toEqual(packEmbedding([1, -0.5, 0]))
  expect(packEmbedding([0, 0])).toEqual(new Uint8Array(2))
})

test('packed vectors are as alike as the vectors were', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true })
  const vector = fc.array(part, { minLength: 64, maxLength: 64 })
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      const length = (values: readonly number[]) => Math.hypot(...values)
      fc.pre(length(a) > 0.1 && length(b) > 0.1)
      const cosine = a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0) / (length(a) * length(b))
      expect(Math.abs(likenessOf(packEmbedding(a), packEmbedding(b)) - cosine)).toBeLessThan(0.05)
    }),
    { numRuns: 50 },
  )
})

test('what is empty or of another length is like nothing', () => {
  expect(likenessOf(new Uint8Array(), new Uint8Array())).toBe(0)
  expect(likenessOf(new Uint8Array(2), new Uint8Array([1, 2]))).toBe(0)
  expect(likenessOf(new Uint8Array([1]), new Uint8Array([1, 2]))).toBe(0)
})
