import { expect, test } from 'vitest'
import { fieldsByTable, mergeSources, sourceOrder } from './raw-fields.ts'

test('field by field the row wins over the sidecar, that over XMP, IPTC and EXIF, and the default comes last', () => {
  const all = Object.fromEntries(sourceOrder.map((source) => [source, { title: [source] }]))
  for (const [at, source] of sourceOrder.entries()) {
    const left = Object.fromEntries(Object.entries(all).slice(at))
    expect(mergeSources(left).title).toEqual({ texts: [source], source })
  }
})

test('each field has a winner of its own, and what is empty does not win', () => {
  const merged = mergeSources({
    sidecar: { title: ['Sea'], caption: [' '] },
    iptc: { title: ['DSC1'], caption: ['Waves.'], city: ['Rome'] },
  })
  expect(merged).toEqual({
    title: { texts: ['Sea'], source: 'sidecar' },
    caption: { texts: ['Waves.'], source: 'iptc' },
    city: { texts: ['Rome'], source: 'iptc' },
  })
})

test('a source that is complete leaves nothing to those after it', () => {
  const merged = mergeSources({ row: { complete: ['yes'], title: ['Sea'] }, xmp: { caption: ['Waves.'] } })
  expect(Object.keys(merged)).toEqual(['complete', 'title'])
})

test('all keywords in one entry are taken apart, single entries are not', () => {
  const read = (subject: readonly string[]) =>
    fieldsByTable('xmp', (name) => (name === 'dc:subject' ? subject : undefined)).keywords
  expect(read(['sky, sea'])).toEqual(['sky', 'sea'])
  expect(read(['Rome, Italy', 'sea'])).toEqual(['Rome, Italy', 'sea'])
})
