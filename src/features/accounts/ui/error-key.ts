/** What use cases refuse with are keys of `accounts.error.…`; a test holds the two together, since the types cannot. */
export function errorKey(word: string): 'accounts.error.too-many' {
  return `accounts.error.${word}` as 'accounts.error.too-many'
}
