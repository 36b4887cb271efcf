import { goFirst } from '#design/go-first.ts'
import { joinPrefix, type Prefix } from '#i18n/prefixes.ts'

const call = '/collaboration/boards-recent'

type Asking = Readonly<{
  /** Of the page: the list is written in its language. */
  prefix: Prefix | null
  signal: AbortSignal
}>

/** The list as HTML, which an error's answer may hold as well (BOARD-09). Rejects where there is none. */
export async function readRecentBoards(
  { prefix, signal }: Asking,
  ask: typeof fetch = fetch,
): Promise<string> {
  const answer = await goFirst(
    ask(joinPrefix(prefix, call), { signal, headers: { accept: 'application/json' } }),
  )
  const { boards_list_html: html } = (await answer.json()) as { boards_list_html?: unknown }
  if (typeof html !== 'string') throw new Error(`No list of boards: ${answer.status}`)
  return html
}
