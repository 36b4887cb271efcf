import { type LanguageCode, languageCodes } from './language-code.ts'
import { languageLetters } from './language-letters.data.ts'
import { stopWords } from './stop-words.data.ts'

/** More of a text does not make the guess better. */
const mostWords = 60

const scripts: readonly (readonly [RegExp, LanguageCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/[јљњћђџ]/iu, 'sr'],
]

type Hint = readonly (readonly [code: LanguageCode, weight: number])[]

/** A word or letter that several languages have says less about each. */
function weighHints(sets: readonly (readonly [LanguageCode, Iterable<string>])[], weight: number) {
  const owners = new Map<string, LanguageCode[]>()
  for (const [code, items] of sets) {
    for (const item of new Set(items)) owners.set(item, [...(owners.get(item) ?? []), code])
  }
  return new Map<string, Hint>(
    [...owners].map(([item, codes]) => [item, codes.map((code) => [code, weight / codes.length] as const)]),
  )
}

const words = weighHints(
  languageCodes.map((code) => [code, stopWords[code].split(' ')] as const),
  1,
)
const letters = weighHints(
  languageCodes.map((code) => [code, languageLetters[code] ?? ''] as const),
  1.5,
)

/** So much must speak for another language: a single word in a title proves nothing. */
const enough = 1.4

/** The language of a text that does not say: by its script, its letters and the words that hold it together. */
export function guessLanguage(text: string): LanguageCode {
  const start = text.slice(0, 600)
  return guessByWords(start, start.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
}

/** As `guessLanguage`, for who has the words in small letters already. */
export function guessByWords(text: string, written: readonly string[]): LanguageCode {
  const isPlain = /^[\0-\x7f]*$/.test(text)
  if (!isPlain) {
    const found = scripts.find(([script]) => script.test(text))
    if (found) return found[1]
  }
  let scores: Map<LanguageCode, number> | null = null
  const add = (hints: Hint | undefined) => {
    if (!hints) return
    scores ??= new Map()
    for (const [code, weight] of hints) scores.set(code, (scores.get(code) ?? 0) + weight)
  }
  const looked = Math.min(written.length, mostWords)
  for (let at = 0; at < looked; at += 1) add(words.get(written[at] ?? ''))
  if (!isPlain) for (const letter of text.slice(0, 600).toLowerCase()) add(letters.get(letter))
  const others = /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en'
  return scores === null ? others : best(scores, others)
}

function best(scores: ReadonlyMap<LanguageCode, number>, otherwise: LanguageCode): LanguageCode {
  let [chosen, most] = [otherwise, Math.max(enough, scores.get(otherwise) ?? 0)]
  for (const [code, score] of scores) if (score > most) [chosen, most] = [code, score]
  return chosen
}
