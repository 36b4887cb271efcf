import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanUrl } from './clean-url.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'/?&=#%+ aé%2Fé.,:\\2f25FFzZ'.split('')), maxLength: 40 }),
)

describe('ROUTE-06: URL clean-up', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/search/2/', '/search/2'],
    ['/search/2/image/?phrase=cat', '/search/2/image?phrase=cat'],
    ['/search/2/image///', '/search/2/image'],
    ['/détail/1', '/d%C3%A9tail/1'],
    ['/d%C3%A9tail/1', '/d%C3%A9tail/1'],
    ['/50%/off', '/50%25/off'],
    ['/a b', '/a%20b'],
    ['/search/2?phrase=red+car', '/search/2?phrase=red%20car'],
    ['/search/2?phrase=Z%C3%BCrich', '/search/2?phrase=Z%C3%BCrich'],
    ['/search/2?phrase=Zürich', '/search/2?phrase=Z%C3%BCrich'],
    ['/search/2?phrase=%zz', '/search/2?phrase=%25zz'],
    ['/search/2?license=rf,rm', '/search/2?license=rf%2Crm'],
    ['/search/2?&&phrase=', '/search/2?phrase='],
    ['/search/2?', '/search/2'],
    ['/search/2?phrase=o%27neill', '/search/2?phrase=o%27neill'],
    ["/search/2?phrase=o'neill", '/search/2?phrase=o%27neill'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['/faq/basics#licensing', '/faq/basics#licensing'],
  ])('%s becomes %s', (given, expected) => {
    expect(cleanUrl(given)).toBe(expected)
  })

  test('a long row of slashes costs no more than other text', () => {
    // Quadratic work would take minutes here; the runner's time limit is the judge.
    expect(cleanUrl(`/a${'/'.repeat(400_000)}b`)).toHaveLength(400_003)
  })

  test('a clean URL is one that a browser writes the same way, so no redirect can go round in circles', () => {
    fc.assert(
      fc.property(anyText, (url) => {
        const cleaned = cleanUrl(url)
        const { pathname, search } = new URL(cleaned, 'http://x')
        fc.pre(!/\/(\.|%2e)/i.test(cleaned.split(/[?#]/)[0] ?? ''))
        expect(cleanUrl(pathname + search)).toBe(pathname + search)
      }),
      { numRuns: 5_000 },
    )
  })

  test('cleaning twice equals cleaning once, for any input', () => {
    fc.assert(
      fc.property(anyText, (url) => {
        const once = cleanUrl(url)
        expect(cleanUrl(once)).toBe(once)
      }),
      { numRuns: 20_000 },
    )
  })

  test('a clean URL is ASCII, starts with one slash and never ends its path with one', () => {
    fc.assert(
      fc.property(anyText, (url) => {
        const cleaned = cleanUrl(url)
        expect(cleaned).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        expect(cleaned.split(/[?#]/)[0]).toMatch(/^\/$|[^/]$/)
      }),
      { numRuns: 5_000 },
    )
  })

  test('no query value is lost or changed', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' })),
        (values) => {
          const query = new URLSearchParams(values).toString()
          const cleaned = new URL(cleanUrl(`/search/2?${query}`), 'http://x')
          expect(Object.fromEntries(cleaned.searchParams)).toEqual({ ...values })
        },
      ),
    )
  })
})
