import { expect, test } from 'vitest'
import { indexOfLists, listEntry } from './sitemap-text.ts'

test('a page stands in the list with its picture, and nothing in an address can end its element', () => {
  expect(listEntry('https://a.example/detail/1', 'https://a.example/media/x/640.jpg')).toBe(
    '<url><loc>https://a.example/detail/1</loc><image:image><image:loc>https://a.example/media/x/640.jpg</image:loc></image:image></url>\n',
  )
  expect(listEntry('https://a.example/?a=1&b=\'<>"', null)).toBe(
    '<url><loc>https://a.example/?a=1&amp;b=&apos;&lt;&gt;&quot;</loc></url>\n',
  )
})

test('the list of lists names every file', () => {
  expect(indexOfLists(['https://a.example/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/pages.xml</loc></sitemap>',
  )
})
