import { expect, test } from 'vitest'
import { writeRecentBoards, writeSignInHint } from './write-recent-boards.ts'

test('BOARD-09: boards are a list of links with what is on them', () => {
  const board = { href: '/collaboration/boards/1', name: 'Cover', count: '3 assets' }
  expect(writeRecentBoards([board], 'None.')).toBe(
    '<ul><li><a href="/collaboration/boards/1"><span>Cover</span> <small>3 assets</small></a></li></ul>',
  )
})

test('BOARD-09: without boards there is a sentence', () => {
  expect(writeRecentBoards([], 'No boards & none "yet".')).toBe(
    '<p>No boards &amp; none &quot;yet&quot;.</p>',
  )
})

test('what somebody typed stays text', () => {
  const name = `<img src=x onerror='alert(1)'>`
  const html =
    writeRecentBoards([{ href: '/a"b', name, count: '1' }], '') + writeSignInHint('/s?a=1&b=2', name)
  expect(html).not.toMatch(/<img|"b"|'/)
  expect(html).toContain('href="/a&quot;b"')
  expect(html).toContain('href="/s?a=1&amp;b=2"')
})
