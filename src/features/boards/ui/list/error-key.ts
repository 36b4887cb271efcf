/** What boards refuse with are keys of `boards.list.error.…`; a test holds the two together, since the types cannot. */
export function errorKey(word: string): 'boards.list.error.not-found' {
  return `boards.list.error.${word}` as 'boards.list.error.not-found'
}
