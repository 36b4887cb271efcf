import type { Clause } from './clause.ts'

/** Lucene refuses a prefix of 1,000 bytes; nobody types one, and what follows is not looked at. */
const longestPrefix = 240

/** Whatever begins so. */
export function prefixClause(field: string, prefix: string, boost = 1): Clause {
  // Cut inside a character, its first half would begin nothing.
  const cut =
    prefix.length > longestPrefix ? prefix.slice(0, longestPrefix).replace(/[\ud800-\udbff]$/, '') : prefix
  return { prefix: { [field]: { value: cut.toWellFormed(), boost } } }
}
