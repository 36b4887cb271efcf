const doneWords = ['created', 'renamed', 'deleted', 'restored', 'default'] as const

/** What the list of boards says once something is done: `?done=…&board=…`. */
export type ListDone = Readonly<{ word: (typeof doneWords)[number]; boardId: string }>

/** With the name of the board, of which it is still true. */
export type ToldDone = ListDone & Readonly<{ name: string }>

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Anyone can write an address, so that a page says nothing but these words, and of nothing but a board. */
export function readListDone(query: URLSearchParams): ListDone | null {
  const said = query.get('done')
  const word = doneWords.find((each) => each === said)
  const boardId = query.get('board') ?? ''
  return word && uuid.test(boardId) ? { word, boardId } : null
}
