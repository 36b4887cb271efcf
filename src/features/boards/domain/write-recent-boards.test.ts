import { expect, test } from 'vitest'
import { writeRecentBoards, writeSignInHint } from './write-recent-boards.ts'

const board = { href: '/collaboration/boards/1', name: 'Cover', count: '3 assets', picture: null, mark: null }

test('BOARD-09: boards are a list of links with what is on them', () => {
  expect(writeRecentBoards([board], 'None.')).toBe(
    '<ul><li><a href="/collaboration/boards/1"><i></i><span>Cover</span> <small>3 assets</small></a></li></ul>',
  )
})

test('BOARD-09: a board shows its cover, and which one is saved to', () => {
  const html = writeRecentBoards([{ ...board, picture: '/media/k/320.jpg', mark: 'Default' }], 'None.')
  expect(html).toContain('<img src="/media/k/320.jpg" alt=""')
  expect(html).toContain('<small>3 assets · <b>Default</b></small>')
})

test('BOARD-09: without boards there is a sentence', () => {
  expect(writeRecentBoards([], 'No boards & none "yet".')).toBe(
    '<p>No boards &amp; none &quot;yet&quot;.</p>',
  )
})

test('what somebody typed stays text', () => {
  const name = `<b onclick='alert(1)'>`
  const given = { ...board, href: '/a"b', picture: '/x"y', name, count: name, mark: name }
  const html = writeRecentBoards([given], '') + writeSignInHint('/s?a=1&b=2', name)
  expect(html).not.toMatch(/<b onclick|"b"|"y"|'/)
  expect(html).toContain('href="/a&quot;b"')
  expect(html).toContain('href="/s?a=1&amp;b=2"')
})
