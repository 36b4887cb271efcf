import { expect, test } from 'vitest'
import { buildAsset } from '../testing/build-asset.ts'
import { xmpSidecar } from './xmp-sidecar.ts'

test('other programs find title, keywords and artist where they look for them', () => {
  const { record } = buildAsset({
    title: 'A & <B>',
    artist: 'Ann',
    keywords: [{ text: 'Himmel', locale: 'de' }],
  })
  const xmp = xmpSidecar(record)
  expect(xmp).toContain(
    '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &amp; &lt;B&gt;</rdf:li></rdf:Alt></dc:title>',
  )
  expect(xmp).toContain('<dc:subject><rdf:Bag><rdf:li>Himmel</rdf:li></rdf:Bag></dc:subject>')
  expect(xmp).toContain('<dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>')
})

test('what is generated says so by the IPTC digital source type', () => {
  expect(xmpSidecar(buildAsset({ isGenerated: true }).record)).toContain('digitalsourcetype/algorithmicMedia')
  expect(xmpSidecar(buildAsset({ isGenerated: false }).record)).not.toContain('algorithmicMedia')
})

test('characters that XML cannot hold are left out', () => {
  expect(xmpSidecar(buildAsset({ title: 'a\u0001b\uD800' }).record)).toContain('>ab\uFFFD<')
})
