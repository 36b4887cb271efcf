import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedHtml, embedSize } from './embed-html.ts'

const embed = {
  title: 'Boats',
  credit: 'Ada / Argus',
  pageUrl: 'https://a.example/detail/7',
  pictureUrl: 'https://a.example/p/7',
  width: 640,
  height: 427,
}

test('ASSET-01: an embed shows the picture, names whose it is and leads back', () => {
  const html = embedHtml(embed)
  expect(html).toContain('<img src="https://a.example/p/7" width="640" height="427" alt="Boats">')
  expect(html).toContain('<a href="https://a.example/detail/7">Ada / Argus</a>')
})

test('no title and no credit can write markup of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', '&', "'", 'a') }), (text) => {
      const html = embedHtml({ ...embed, title: text, credit: text })
      expect(html.match(/<[a-z]+/g)).toEqual(['<figure', '<a', '<img', '<figcaption', '<a'])
      expect(html.match(/"/g)).toHaveLength(12)
    }),
  )
})

test.each([
  ['its own shape, as wide as the preview', { width: 3000, height: 2000 }, {}, { width: 640, height: 427 }],
  ['never enlarged', { width: 300, height: 200 }, { maxWidth: 600 }, { width: 300, height: 200 }],
  ['within the width', { width: 3000, height: 2000 }, { maxWidth: 300 }, { width: 300, height: 200 }],
  ['within the height', { width: 2000, height: 3000 }, { maxHeight: 300 }, { width: 200, height: 300 }],
  ['never nothing', { width: 9000, height: 1 }, { maxWidth: 1 }, { width: 1, height: 1 }],
])('its size: %s', (_, original, room, size) => expect(embedSize(original, room)).toEqual(size))
