const call = '/collaboration/boards-recent'

/** The list as HTML, which an error's answer may hold as well (BOARD-09). Rejects where there is none. */
export async function readRecentBoards(signal: AbortSignal, ask: typeof fetch = fetch): Promise<string> {
  const answer = await ask(call, { signal, headers: { accept: 'application/json' } })
  const { boards_list_html: html } = (await answer.json()) as { boards_list_html?: unknown }
  if (typeof html !== 'string') throw new Error(`No list of boards: ${answer.status}`)
  return html
}
