import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSample, descriptorBytes, descriptorVersion, readDescriptor } from './descriptor.ts'
import { sampleSide } from './descriptor-sample.ts'

const sample = (seed: number) =>
  Uint8Array.from({ length: sampleSide * sampleSide * 3 }, (_, at) => (at * seed + (at >> 6) * 5) & 255)

describe('a descriptor', () => {
  test('is the same for the same pixels, begins with its version and is small', () => {
    const bytes = describeSample(sample(7))
    expect(describeSample(sample(7))).toEqual(bytes)
    expect(describeSample(sample(11))).not.toEqual(bytes)
    expect(bytes[0]).toBe(descriptorVersion)
    expect(bytes).toHaveLength(descriptorBytes)
    expect(descriptorBytes).toBeLessThan(3_000)
  })

  test('is read back from anywhere in a buffer', () => {
    const bytes = describeSample(sample(7))
    const buffer = new Uint8Array(bytes.length + 10)
    buffer.set(bytes, 3)
    expect(readDescriptor(buffer.subarray(3, 3 + bytes.length))).toEqual(readDescriptor(bytes))
  })

  test('of a plain surface has colors but neither edges nor waves', () => {
    const plain = readDescriptor(describeSample(new Uint8Array(sampleSide * sampleSide * 3).fill(130)))
    expect(plain).toMatchObject({ isGrey: true, edges: { length: 0 }, waves: { length: 0 } })
    expect(plain?.histogram.length).toBeGreaterThan(0)
  })

  test('is not made of a sample of another size', () => {
    expect(() => describeSample(new Uint8Array(12))).toThrow(RangeError)
  })
})

describe('bytes that are no descriptor', () => {
  const whole = () => describeSample(sample(7))

  test('of another version are not read', () => {
    const bytes = whole()
    bytes[0] = descriptorVersion + 1
    expect(readDescriptor(bytes)).toBeNull()
  })

  test.each([
    ['cut off', () => whole().subarray(0, -1)],
    ['too long', () => Uint8Array.of(...whole(), 0)],
    ['empty', () => new Uint8Array()],
    ['without a color', () => Uint8Array.from(whole(), (byte, at) => (at === 0 ? byte : 0))],
    ['with values beyond the scale', () => Uint8Array.from(whole(), (byte, at) => (at === 0 ? byte : 128))],
  ])('because they are %s are not read', (_, bytes) => {
    expect(readDescriptor(bytes())).toBeNull()
  })

  test('never throw', () => {
    const any = fc.uint8Array({ maxLength: 64 })
    const likely = fc.uint8Array({ minLength: descriptorBytes, maxLength: descriptorBytes })
    fc.assert(
      fc.property(fc.oneof(any, likely), (bytes) => {
        expect(readDescriptor(bytes) === null || bytes[0] === descriptorVersion).toBe(true)
      }),
    )
  })
})
