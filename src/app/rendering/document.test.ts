import { expect, test } from 'vitest'
import type { Visit } from '#visit/visit.ts'
import { closeDocument, openDocument } from './document.ts'

const visit: Visit = {
  site: 'argus',
  prefix: 'de',
  locale: 'de',
  spoken: 'de',
  country: 'XWW',
  viewer: { kind: 'visitor' },
  appearance: 'dark',
  requestId: 'r1',
}
const files = { styles: ['/a.css'], scripts: ['/a.js'], preloads: [], fonts: [] }
const facts = {
  visit,
  files,
  siteName: 'Argus',
  nonce: 'n0',
  origin: 'https://argus.example',
  path: '/search/2/image',
  search: 'phrase=cat',
  head: { title: 'cat' },
}

test('the document speaks the language of the visit and knows its other languages', () => {
  const html = openDocument(facts)
  expect(html).toContain('<html lang="de" dir="ltr" data-site="argus" data-theme="dark">')
  expect(html).toContain('rel="canonical" href="https://argus.example/de/search/2/image?phrase=cat"')
  expect(html).toContain('hreflang="ja" href="https://argus.example/jp/search/2/image?phrase=cat"')
  expect(html).toContain('hreflang="x-default" href="https://argus.example/search/2/image?phrase=cat"')
})

test('a title of markup stays text', () => {
  expect(openDocument({ ...facts, head: { title: '"><script>alert(1)</script>' } })).not.toContain(
    '<script>alert',
  )
})

test('data cannot end their own block', () => {
  expect(closeDocument({ phrase: '</script><script>alert(1)<!--' })).not.toMatch(
    /<\/script><script>alert|<!--/,
  )
})

test('an unlisted page is kept from search engines and has no alternates', () => {
  const html = openDocument({ ...facts, head: { title: 'x', isUnlisted: true } })
  expect(html).toContain('noindex')
  expect(html).not.toContain('hreflang')
})
