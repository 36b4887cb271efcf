import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReturnUrl, parseWayBack } from './return-url.ts'

describe('ROUTE-07: a return URL is a path of this site or nothing', () => {
  test.each([
    ['/', '/'],
    ['/de/search/2/image?phrase=cat', '/de/search/2/image?phrase=cat'],
    ['/detail/12/', '/detail/12'],
  ])('%s is kept', (given, expected) => expect(parseReturnUrl(given)).toBe(expected))

  test.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    '/%252F/evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(3_000)}`,
  ])('%s is refused', (given) => expect(parseReturnUrl(given)).toBeNull())

  test.each([
    ['/account/profile?done=profile-saved', '/account/profile'],
    ['/search/2/image?done=x&phrase=a%20b', '/search/2/image?phrase=a%20b'],
    ['/a?undone=1', '/a?undone=1'],
    ['/a', '/a'],
    ['//evil.example?done=x', null],
  ])('the way back to %s is %s: what was done there is not said again', (given, expected) =>
    expect(parseWayBack(given)).toBe(expected),
  )

  test('whatever is kept stays on the same host', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '%', '2', 'F', '5', 'C', '0', '9', 'e', ':', '@', '?', '\t', '.'),
    })
    fc.assert(
      fc.property(hostile, (text) => {
        const kept = parseReturnUrl(`/${text}`)
        if (kept !== null) expect(new URL(kept, 'https://argus.example').host).toBe('argus.example')
      }),
      { numRuns: 10_000 },
    )
  })
})
