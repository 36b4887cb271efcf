import { describe, expect, test } from 'vitest'
import { readRecentBoards } from './read-recent-boards.ts'

const { signal } = new AbortController()

function answering(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status })
}

describe('the boards used last', () => {
  test('BOARD-09: the list is what the answer holds', async () => {
    const ask = answering(200, '{"boards_list_html":"<ul></ul>"}')
    expect(await readRecentBoards(signal, ask)).toBe('<ul></ul>')
  })

  test('BOARD-09: it is read from an error too', async () => {
    const ask = answering(401, '{"type":"not-signed-in","boards_list_html":"<p>Sign in</p>"}')
    expect(await readRecentBoards(signal, ask)).toBe('<p>Sign in</p>')
  })

  test.each([
    [500, '{"type":"about:blank"}'],
    [200, '{"boards_list_html":1}'],
    [502, '<html>'],
  ])('an answer %i that holds no list is a failure', async (status, body) => {
    await expect(readRecentBoards(signal, answering(status, body))).rejects.toThrow()
  })
})
