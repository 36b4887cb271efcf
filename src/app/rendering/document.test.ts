import { expect, test } from 'vitest'
import { clientVisitOf } from '#visit/client-visit.ts'
import { buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { closeDocument, openDocument } from './document.ts'
import type { PageData } from './page-data.ts'

const visit = buildVisit({ prefix: 'de', locale: 'de', spoken: 'de', appearance: 'dark' })
const files = { styles: ['/a.css'], scripts: ['/a.js'], preloads: [], texts: [] }
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

function dataOf(data: object): PageData {
  return { visit: clientVisitOf(visit), ready: { page: 'search/results', status: 200, data } }
}

test('the document speaks the language of the visit and knows its other languages', () => {
  const html = openDocument(facts)
  expect(html).toContain('<html lang="de" dir="ltr" data-site="argus" data-theme="dark">')
  expect(html).toContain('rel="canonical" href="https://argus.example/de/search/2/image?phrase=cat"')
  expect(html).toContain('hreflang="ja" href="https://argus.example/jp/search/2/image?phrase=cat"')
  expect(html).toContain('hreflang="x-default" href="https://argus.example/search/2/image?phrase=cat"')
})

test('scripts are neither fetched nor run before the page is on the screen', () => {
  const html = openDocument({ ...facts, files: { ...files, preloads: ['/b.js'] } })
  const script = /<script type="module" nonce="n0">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(html.replace(script, '')).not.toMatch(/a\.js|b\.js/)
  expect(script.indexOf('"/b.js"')).toBeGreaterThan(script.indexOf('await Promise.race([painted'))
  expect(script.indexOf('import("/a.js")')).toBeGreaterThan(script.indexOf('"/b.js"'))
})

test('BOARD-02: changes find their token in the head; a bot has none', () => {
  expect(openDocument(facts)).toContain('<meta name="csrf-token" content="token">')
  const member = { ...visit, viewer: buildMember({ username: 'ädá' }) }
  expect(openDocument({ ...facts, visit: member })).toContain(' content="token" data-as="%C3%A4d%C3%A1">')
  const bot = { ...visit, viewer: { kind: 'bot' }, csrfToken: '' } as const
  expect(openDocument({ ...facts, visit: bot })).not.toContain('csrf-token')
})

test('a title of markup stays text', () => {
  expect(openDocument({ ...facts, head: { title: '"><script>alert(1)</script>' } })).not.toContain(
    '<script>alert',
  )
})

test('data cannot end their own block', () => {
  expect(closeDocument(dataOf({ phrase: '</script><script>alert(1)<!--', words: ['<!--'] }))).not.toMatch(
    /<\/script><script>alert|<!--/,
  )
})

test('the browser reads from the document what the server wrote', () => {
  const data = dataOf({ phrase: 'a < b', list: [1, { deep: null }], missing: undefined, flag: false })
  const json = />(\{.*\})<\/script>/.exec(closeDocument(data))?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    ...data,
    ready: { ...data.ready, data: { ...data.ready.data, missing: null } },
  })
})

test('an unlisted page is kept from search engines and has no alternates', () => {
  const html = openDocument({ ...facts, head: { title: 'x', isUnlisted: true } })
  expect(html).toContain('noindex')
  expect(html).not.toContain('hreflang')
})

test('links and structured data of a page know its whole address, and cannot end their block', () => {
  const html = openDocument({
    ...facts,
    path: '/detail/7',
    search: '',
    head: {
      title: 'A',
      links: ({ url }) => [{ rel: 'alternate', type: 'application/json+oembed', href: `/o?u=${url}&a="` }],
      structuredData: ({ origin }) => [{ name: '</script><b>', url: origin }],
    },
  })
  expect(html).toContain(
    '<link rel="alternate" type="application/json+oembed" href="/o?u=https://argus.example/de/detail/7&amp;a=&quot;">',
  )
  expect(html).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>","url":"https://argus.example"}</script>',
  )
})
