import { describe, expect, test } from 'vitest'
import { success } from '#kernel/result.ts'
import { arranged, boardOf, shown } from '../../../testing/show-board.tsx'

async function showOf(query: string, given: Readonly<{ shownCount?: number; notedCount?: number }> = {}) {
  const board = boardOf('owner', 6)
  const assets = given.shownCount === 0 ? [] : board.assets
  const read = { ...arranged({ ...board, assets }), kinds: { images: 4, videos: 2 }, ...given }
  return shown('owner', true, { query, boards: { readArranged: async () => success(read) } })
}

/** All that the bar's status says, as it is read out. */
function saidIn(html: string): string {
  const [, said = ''] = /data-arrange.*?<p role="status"[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  return said.replaceAll(/<[^>]*>/g, '').trim()
}

describe('BOARD-10: what a press on an order or a filter came to is told to those who listen', () => {
  test.each([
    ['', {}, '6 assets Sort order: Board order'],
    ['sort=newest', {}, '6 assets Sort order: Newest first'],
    ['kind=videos&sort=oldest', { shownCount: 2 }, '2 of 6 assets Sort order: Oldest first'],
    ['kind=vectors', { shownCount: 0 }, 'Nothing on this board matches.'],
  ])('%s', async (query, given, words) => {
    expect(saidIn(await showOf(query, given))).toBe(words)
  })

  test('once: what is seen where nothing fits is no second status', async () => {
    const html = await showOf('kind=vectors', { shownCount: 0 })
    expect(html.match(/role="status"[^>]*>Nothing on this board/g)).toHaveLength(1)
    expect(html.match(/Nothing on this board/g)).toHaveLength(2)
  })
})

test('BOARD-10: the filter of notes says whether it is on', async () => {
  expect(await showOf('', { notedCount: 3 })).not.toContain('Remove filter')
  const html = await showOf('with=notes', { notedCount: 3, shownCount: 3 })
  expect(html).toMatch(/<a [^>]*aria-label="Remove filter: With notes or comments"/)
})

test('BOARD-10: only links that are still there afterwards keep the focus', async () => {
  const html = await showOf('sort=newest')
  const [bar = ''] = /<div[^>]*data-arrange.*?Show the whole board/s.exec(html) ?? []
  expect(bar).not.toMatch(/<div[^>]*data-stay/)
  expect(bar.match(/<nav[^>]*data-stay/g)).toHaveLength(2)
  expect(bar.lastIndexOf('</nav>')).toBeLessThan(bar.indexOf('Show the whole board'))
})
