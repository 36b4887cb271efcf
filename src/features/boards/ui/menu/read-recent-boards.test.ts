import { describe, expect, test, vi } from 'vitest'
import { readRecentBoards } from './read-recent-boards.ts'

const asking = { prefix: null, signal: new AbortController().signal }

function answering(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status })
}

describe('the boards used last', () => {
  test('BOARD-09: the list is what the answer holds', async () => {
    const ask = answering(200, '{"boards_list_html":"<ul></ul>"}')
    expect(await readRecentBoards(asking, ask)).toBe('<ul></ul>')
  })

  test('ROUTE-05: it is asked for in the language of the page', async () => {
    const ask = vi.fn(answering(200, '{"boards_list_html":"<ul></ul>"}'))
    await readRecentBoards({ ...asking, prefix: 'de' }, ask)
    expect(ask).toHaveBeenCalledWith('/de/collaboration/boards-recent', expect.anything())
  })

  test('BOARD-09: it is read from an error too', async () => {
    const ask = answering(401, '{"type":"not-signed-in","boards_list_html":"<p>Sign in</p>"}')
    expect(await readRecentBoards(asking, ask)).toBe('<p>Sign in</p>')
  })

  test.each([
    [500, '{"type":"about:blank"}'],
    [200, '{"boards_list_html":1}'],
    [502, '<html>'],
  ])('an answer %i that holds no list is a failure', async (status, body) => {
    await expect(readRecentBoards(asking, answering(status, body))).rejects.toThrow()
  })
})
