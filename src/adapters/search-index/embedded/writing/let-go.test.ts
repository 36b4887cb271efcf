import { expect, test, vi } from 'vitest'
import type { Part, Segment } from '../segment/segment.ts'
import { bytesBetween, bytesOf } from './let-go.ts'

const block = new SharedArrayBuffer(1_000)
const segment = (name: string): Segment => ({
  name,
  size: 10,
  arrays: {
    one: new Uint8Array(block, 0, 10),
    other: new Uint8Array(block, 16, 10),
    apart: new Uint8Array(new SharedArrayBuffer(50)),
  },
})

test('windows on the same memory are counted once', () => {
  expect(bytesOf(segment('a'))).toBe(1_050)
})

test('what stays is not counted, a new list of the dead is', () => {
  const [a, b] = [segment('a'), segment('b')]
  const [dead, newlyDead] = [2, 2].map((length) => new Uint8Array(new SharedArrayBuffer(length)))
  const before: readonly Part[] = [
    { segment: a, dead: dead ?? null },
    { segment: b, dead: null },
  ]
  expect(bytesBetween(before, before)).toBe(0)
  expect(bytesBetween(before, [{ segment: a, dead: newlyDead ?? null }])).toBe(1_052)
  expect(bytesBetween(before, [])).toBe(2_102)
})

test('where there is no room for ballast, or more was let go than one piece may weigh, nothing fails', async () => {
  // What others have let go before would count.
  vi.resetModules()
  const { letGo } = await import('./let-go.ts')
  const sizes: number[] = []
  vi.stubGlobal('ArrayBuffer', function refuse(size: number) {
    sizes.push(size)
    throw new RangeError('Array buffer allocation failed')
  })
  try {
    letGo(2 ** 22)
    letGo(2 ** 60)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(sizes).toEqual([2 ** 23, 2 ** 30])
})
