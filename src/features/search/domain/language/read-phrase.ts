import { type Lexeme, lexPhrase } from './lex-phrase.ts'
import { joinNodes, negate, type PhraseNode, type PhraseTree } from './phrase-tree.ts'

/** So many words are searched for; what follows is named as ignored. */
export const mostPhraseWords = 32
const mostIds = 50
const mostIgnored = 64

/**
 * What somebody typed as a tree (SEARCH-03): all words unless OR, | or parentheses say otherwise; NOT or a hyphen before a
 * word excludes; quotes keep words together; a star ends a beginning. Whatever is typed has a meaning, and a bounded one.
 */
export function readPhrase(text: string): PhraseTree {
  const reading: Reading = { pieces: lexPhrase(text), at: 0, words: 0, ids: new Set(), ignored: [] }
  const root = readAny(reading)
  return { root, ids: [...reading.ids], ignored: reading.ignored }
}

type Reading = {
  readonly pieces: readonly Lexeme[]
  at: number
  words: number
  readonly ids: Set<string>
  readonly ignored: string[]
}

function readAny(reading: Reading): PhraseNode | null {
  const parts: PhraseNode[] = []
  do {
    const part = readAll(reading)
    if (part) parts.push(part)
  } while (take(reading, 'or'))
  return joinNodes('any', parts)
}

function readAll(reading: Reading): PhraseNode | null {
  const parts: PhraseNode[] = []
  for (let next = reading.pieces[reading.at]; next; next = reading.pieces[reading.at]) {
    if (next.kind === 'or' || next.kind === ')') break
    const part = readOne(reading)
    if (part) parts.push(part)
  }
  return joinNodes('all', parts)
}

function readOne(reading: Reading): PhraseNode | null {
  let isNegated = false
  while (take(reading, 'not')) isNegated = !isNegated
  const piece = reading.pieces[reading.at]
  // "a NOT OR b" and "(a NOT)": there is nothing to exclude.
  if (!piece || piece.kind === 'or' || piece.kind === ')') return null
  reading.at += 1
  const node = piece.kind === '(' ? readGroup(reading) : readLeaf(reading, piece, isNegated)
  return node && isNegated ? negate(node) : node
}

function readGroup(reading: Reading): PhraseNode | null {
  const inside = readAny(reading)
  take(reading, ')')
  return inside
}

function readLeaf(reading: Reading, piece: Lexeme, isNegated: boolean): PhraseNode | null {
  if (!('text' in piece)) return null
  const { kind, text } = piece
  if (kind === 'id') {
    if (isNegated || reading.ids.size >= mostIds) ignore(reading, text)
    else reading.ids.add(text)
    return null
  }
  const count = kind === 'quote' ? text.split(/\s+/).length : 1
  if (reading.words + count > mostPhraseWords) {
    ignore(reading, text)
    return null
  }
  reading.words += count
  return { kind, text }
}

function ignore({ ignored }: Reading, text: string) {
  if (ignored.length < mostIgnored) ignored.push(text)
}

function take(reading: Reading, kind: Lexeme['kind']): boolean {
  if (reading.pieces[reading.at]?.kind !== kind) return false
  reading.at += 1
  return true
}
