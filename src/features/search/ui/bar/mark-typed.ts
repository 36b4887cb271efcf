import { foldLetters } from '../../domain/reading/fold-letters.ts'

export type MarkedPart = Readonly<{ text: string; isTyped: boolean }>

/** Scripts that put no blank between words: there a word may begin anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A proposal, cut where what is typed begins and ends in it. Case and accents make no difference. */
export function markTyped(name: string, typed: string): readonly MarkedPart[] {
  const text = name.normalize('NFC')
  const folded = foldLetters(text)
  const wanted = foldLetters(typed.normalize('NFC').trim().replace(/\s+/g, ' '))
  const whole = findStart(folded, wanted)
  const marks =
    whole === null
      ? wanted.split(' ').flatMap((word) => spanOf(findStart(folded, word), word))
      : spanOf(whole, wanted)
  return cutAt(text, marks)
}

type Span = Readonly<{ from: number; to: number }>

function spanOf(from: number | null, word: string): readonly Span[] {
  return from === null ? [] : [{ from, to: from + word.length }]
}

/** Where a word of the text begins like this. */
function findStart(folded: string, word: string): number | null {
  if (word === '') return null
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || unspaced.test(word) || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at
  }
  return null
}

function cutAt(text: string, spans: readonly Span[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let done = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, done)
    if (to <= start) continue
    if (start > done) parts.push({ text: text.slice(done, start), isTyped: false })
    parts.push({ text: text.slice(start, to), isTyped: true })
    done = to
  }
  return done < text.length ? [...parts, { text: text.slice(done), isTyped: false }] : parts
}
