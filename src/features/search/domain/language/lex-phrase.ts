/** A piece of a phrase: what groups, what joins, or something that was said. */
export type Lexeme =
  | { readonly kind: '(' | ')' | 'or' | 'and' | 'not' }
  | { readonly kind: 'id' | 'word' | 'prefix' | 'quote'; readonly text: string }

/** More is not read: whoever pastes an article gets an answer for its beginning. */
export const longestRead = 8_000
const longestQuote = 200
const longestWord = 60
const deepest = 12

const joiner = "[\\-‐‑'’ʼ´`.・]"
const word = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*'
const trailing = new RegExp(`(?:${joiner}|,)+$`, 'u')
const pieces = new RegExp(
  [
    '[()|"]',
    '-(?=["(#\\p{L}\\p{N}])',
    'gi:\\d+',
    '#\\d+',
    '(?:\\p{L}\\.){2,}(?![\\p{L}\\p{N}])',
    `${word}(?:(?:${joiner}|(?<=\\d),(?=\\d))${word})*\\*?`,
  ].join('|'),
  'gu',
)

/** The pieces in order. Parentheses come in pairs and at most so deep; others mean nothing. */
export function lexPhrase(phrase: string): readonly Lexeme[] {
  const text = cleanText(phrase)
  const found: Lexeme[] = []
  pieces.lastIndex = 0
  for (let match = pieces.exec(text); match; match = pieces.exec(text)) {
    const [piece] = match
    const closing = piece === '"' ? text.indexOf('"', match.index + 1) : -1
    if (closing > 0) {
      addQuote(found, text.slice(match.index + 1, closing))
      pieces.lastIndex = closing + 1
    } else {
      const lexeme = lexPiece(piece, text[match.index - 1] ?? ' ')
      if (lexeme) found.push(lexeme)
    }
  }
  return pairParentheses(found)
}

/** One kind of quotation mark, no control characters, halves of characters or marks that nobody sees. */
function cleanText(phrase: string): string {
  const read = phrase.slice(0, longestRead).toWellFormed().normalize('NFKC').slice(0, longestRead)
  return read
    .toWellFormed()
    .replace(/[\p{Cc}\s\ufffd]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[“”„‟«»「」『』]/g, '"')
    .normalize('NFKC')
}

function addQuote(found: Lexeme[], inside: string) {
  const text = cut(inside.trim(), longestQuote).trim()
  if (/[\p{L}\p{N}]/u.test(text)) found.push({ kind: 'quote', text })
}

function lexPiece(piece: string, before: string): Lexeme | null {
  switch (piece) {
    case '"':
      return null
    case '(':
    case ')':
      return { kind: piece }
    case '|':
    case 'OR':
      return { kind: 'or' }
    case 'AND':
      return { kind: 'and' }
    case 'NOT':
      return { kind: 'not' }
    // A hyphen inside a word or between two of them excludes nothing.
    case '-':
      return /[\s("|]/.test(before) ? { kind: 'not' } : null
    default:
      return lexWord(piece)
  }
}

function lexWord(piece: string): Lexeme | null {
  const number = /^(?:gi:|#)(\d+)$/.exec(piece)?.[1] ?? /^\d{6,}$/.exec(piece)?.[0]
  if (number) return isAssetNumber(number) ? { kind: 'id', text: number.replace(/^0+/, '') } : wordOf(number)
  return piece.endsWith('*') ? { kind: 'prefix', text: cutWord(piece.slice(0, -1)) } : wordOf(piece)
}

function wordOf(text: string): Lexeme | null {
  return /[\p{L}\p{N}]/u.test(text) ? { kind: 'word', text: cutWord(text) } : null
}

function isAssetNumber(digits: string): boolean {
  return Number.isSafeInteger(Number(digits)) && Number(digits) > 0
}

function cutWord(text: string): string {
  return text.length > longestWord ? cut(text, longestWord).replace(trailing, '') : text
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

function pairParentheses(found: readonly Lexeme[]): readonly Lexeme[] {
  const open: number[] = []
  const paired = new Set<number>()
  found.forEach(({ kind }, at) => {
    if (kind === '(') open.push(at)
    const start = kind === ')' ? open.pop() : undefined
    if (start !== undefined && open.length < deepest) paired.add(start).add(at)
  })
  return found.filter(({ kind }, at) => (kind !== '(' && kind !== ')') || paired.has(at))
}
