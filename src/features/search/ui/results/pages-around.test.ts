import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 166, [1, 2, null, 166]],
  [5, 166, [1, null, 4, 5, 6, null, 166]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [166, 166, [1, null, 165, 166]],
])('around page %i of %i stand %j', (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages)
})

test('the page, its neighbors and both ends are always there, in order, and a gap hides two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 166 }), fc.integer({ min: 1, max: 166 }), (one, other) => {
      const [page, pageCount] = [Math.min(one, other), Math.max(one, other)]
      const pages = pagesAround(page, pageCount)
      for (const each of [1, page - 1, page, page + 1, pageCount]) {
        if (each >= 1 && each <= pageCount) expect(pages).toContain(each)
      }
      pages.forEach((each, at) => {
        const [before, after] = [pages[at - 1] ?? 0, pages[at + 1] ?? 0]
        if (each === null) expect(after - before).toBeGreaterThan(2)
        else if (pages[at - 1] !== null) expect(each).toBe(before + 1)
      })
    }),
  )
})
