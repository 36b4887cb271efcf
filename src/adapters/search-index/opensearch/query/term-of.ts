import { longestTerm } from '../cluster/index-mapping.ts'

/** A text as the index holds it: what Lucene could not keep is cut, here and where it is looked for. */
export function termOf(text: string): string {
  const cut = text.length > longestTerm ? text.slice(0, longestTerm) : text
  return cut.toWellFormed()
}
