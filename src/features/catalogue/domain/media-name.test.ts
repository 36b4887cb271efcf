import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contentTypeOf,
  isMediaName,
  isMediaPrefix,
  requireByteRange,
  requireMediaName,
} from './media-name.ts'

const part = fc.stringMatching(/^[a-z0-9_-][a-z0-9._-]{0,30}$/)
const name = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'))

describe('names of the media store', () => {
  test('whatever text it is, a name stays below its folder', () => {
    const nasty = fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '\0', '-', ' '), maxLength: 12 })
    fc.assert(
      fc.property(nasty, (text) => {
        if (!isMediaName(text)) return
        expect(new URL(`file:///store/${text}`).pathname).toBe(`/store/${text}`)
        expect(text).not.toMatch(/\\|\0| |(^|\/)\./)
      }),
    )
  })

  test('every beginning of a name that ends before or after a whole letter is a prefix, or the start of one', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, at) => {
        expect(isMediaName(text)).toBe(true)
        expect(isMediaPrefix(text.slice(0, at % (text.length + 1)))).toBe(true)
      }),
    )
  })

  test.each(['..', '../', '/', 'a//', 'a/../', './', 'A', 'a/.'])('no name begins with %j', (prefix) => {
    expect(isMediaPrefix(prefix)).toBe(false)
  })

  test.each([
    ['originals/ab/abc.jpg', 'image/jpeg'],
    ['a.b.svg', 'image/svg+xml'],
    ['jpg', 'application/octet-stream'],
    ['a.constructor', 'application/octet-stream'],
    ['a.jpg/b', 'application/octet-stream'],
  ])('%s is %s', (text, contentType) => {
    expect(contentTypeOf(text)).toBe(contentType)
    expect(requireMediaName(text, contentType)).toBe(text)
    expect(() => requireMediaName(text, 'text/html')).toThrow(RangeError)
  })
})

test('a range is within the file exactly when each of its bytes is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      fc.nat(8),
      (first, last, bytes) => {
        const isWithin = first >= 0 && first <= last && last < bytes
        const require = () => requireByteRange('a.jpg', { first, last }, bytes)
        if (isWithin) expect(require).not.toThrow()
        else expect(require).toThrow(RangeError)
      },
    ),
  )
})
