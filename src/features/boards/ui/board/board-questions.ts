import type { Query } from '#links/links.ts'
import { arrangementQuery } from '../../domain/arrangement.ts'
import type { BoardPage } from '../../domain/board-page.ts'

/** What stands beside the assets. */
export type Wanted = Pick<BoardPage, 'panel' | 'thread'>

type Sent = Wanted & Pick<BoardPage, 'board' | 'page' | 'arrangement' | 'code' | 'olderThan'>

type Question = Readonly<{ number: number; query: Query }>

/** What is asked for when a board's page is asked for again. */
export function openBoardQuestions() {
  let latest = 0
  let of: unknown = null
  let wanted: Wanted = { panel: 'comments', thread: null }

  return {
    /** What was wanted beside the board stays so until another page or arrangement of it is shown, which comes with its own. */
    ask(sent: Sent, change: Partial<Wanted>): Question {
      if (of !== sent.board) wanted = { panel: sent.panel, thread: sent.thread }
      of = sent.board
      wanted = { ...wanted, ...change }
      latest += 1
      return { number: latest, query: queryOf(sent, wanted) }
    },

    /** A later question has a later answer. */
    isLatest(number: number): boolean {
      return number === latest
    },
  }
}

function queryOf(sent: Sent, { panel, thread }: Wanted): Query {
  const { number } = sent.page
  // Older ones stay in view as long as it is the same list.
  const isSame = panel === sent.panel && thread === sent.thread
  return {
    ...arrangementQuery(sent.arrangement),
    ...{ page: number > 1 ? number : undefined, show: panel, asset: thread ?? undefined },
    olderThan: isSame ? (sent.olderThan ?? undefined) : undefined,
    invitation_code: sent.code,
  }
}
