/**
 * All matches of a global expression. `matchAll` would do, but searches with a copy of it, and the copy is compiled anew
 * whenever memory was tidied up since: tens of milliseconds for all the rules of a language.
 */
export function findMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
