import { type AnyLocale, defaultLocale } from '#i18n/locales.ts'
import type { SpellingAnswer } from '../../domain/index-question.ts'
import type { Word } from '../../domain/language/analyzer.ts'
import { isStopWord } from '../../domain/language/is-stop-word.ts'
import { languageOf } from '../../domain/language/language-code.ts'
import { canBeMisspelt, chooseSpelling } from '../../domain/reading/choose-spelling.ts'
import { isFree, type Span, spansLeftAlone } from '../../domain/reading/left-alone.ts'
import type { Language } from '../language/open-language.ts'
import type { SearchIndex } from '../search-index.port.ts'

export type CorrectedPhrase = Readonly<{
  phrase: string
  /** Every word that was changed is no word at all. */
  isSure: boolean
}>

export type SpellingNeeds = Readonly<{
  index: Pick<SearchIndex, 'spell'>
  language: Pick<Language, 'analyzeText'>
}>

const mostAsked = 8
const nearAsked = 12

type TypedPhrase = Readonly<{ locale: AnyLocale; understood: readonly Span[]; foundNothing: boolean }>

/**
 * The phrase with its slips put right, or null where there are none. Where nothing was found and nothing is misspelt, words
 * that no asset has are left out. What was understood or quoted is left alone.
 */
export async function correctPhrase(
  phrase: string,
  { locale, understood, foundNothing }: TypedPhrase,
  { index, language }: SpellingNeeds,
): Promise<CorrectedPhrase | null> {
  const code = languageOf(locale)
  const taken = [...spansLeftAlone(phrase), ...understood]
  const words = language.analyzeText(phrase, code)
  const asked = words
    .filter((word) => isFree(word, taken) && !isStopWord(word, false, code))
    .filter(({ surface, script }) => script === 'ideographic' || canBeMisspelt(surface))
    .slice(0, mostAsked)
  const locales = [...new Set([locale, defaultLocale])]
  const found = await Promise.all(
    asked.map(async (word) => {
      const answers = await Promise.all(
        locales.map((each) => index.spell({ locale: each, folded: word.surface, limit: nearAsked })),
      )
      const near = joinForms(answers.flat(), { ...word, locale }, (text) => {
        const [stem, ...others] = language.analyzeText(text, code)
        return stem && others.length === 0 ? stem : { token: text, plainToken: text }
      })
      const isKnown = near.some(({ term, changes }) => changes === 0 && term.weight > 0)
      return { word, isKnown, spelling: chooseSpelling(word.surface, near, code) }
    }),
  )
  const unknown = found.filter(({ isKnown, spelling }) => !isKnown && !spelling).map(({ word }) => word)
  const isSlip = found.some(({ spelling }) => spelling)
  const canDrop = foundNothing && !isSlip && (understood.length > 0 || unknown.length < asked.length)
  let corrected = phrase
  let isSure = true
  for (const { word, spelling } of found.toReversed()) {
    if (spelling) {
      const { start, end } = word
      const text = spelledLike(phrase.slice(start, end), spelling.text)
      corrected = corrected.slice(0, start) + text + corrected.slice(end)
      isSure &&= spelling.isSure
    } else if (canDrop && unknown.includes(word)) {
      const { start, end } = withTies(
        word,
        words,
        (tie) => isFree(tie, taken) && isStopWord(tie, false, code),
      )
      corrected = `${corrected.slice(0, start)} ${corrected.slice(end)}`
    }
  }
  corrected = corrected === phrase ? phrase : corrected.replace(/\s+/gu, ' ').trim()
  return corrected === phrase ? null : { phrase: corrected, isSure }
}

/** A word with what ties it to what follows, or at the end to what came before: "partido de", "und Enkel". */
function withTies(word: Word, words: readonly Word[], isTie: (word: Word) => boolean): Span {
  const at = words.indexOf(word)
  let last = at
  while (isTieAt(last + 1)) last += 1
  let first = at
  if (last === words.length - 1) while (isTieAt(first - 1)) first -= 1
  return { start: words[first]?.start ?? word.start, end: words[last]?.end ?? word.end }

  function isTieAt(place: number): boolean {
    const tie = words[place]
    return tie !== undefined && isTie(tie)
  }
}

/**
 * Forms of a word are one word: "dogs" is no slip for "dog", and what is near to "lighthouse" is as frequent as the forms of
 * it are that captions have.
 */
function joinForms(
  near: SpellingAnswer,
  typed: Stems & Readonly<{ locale: AnyLocale }>,
  stemsOf: (text: string) => Stems,
): SpellingAnswer {
  const weights = new Map<string, number>()
  const read = near.map((found) => ({ ...found, stems: stemsOf(found.term.text) }))
  const known = ({ token, plainToken }: Stems) => [token, plainToken].map((stem) => weights.get(stem) ?? 0)
  for (const { stems, term } of read) {
    const weight = Math.max(term.weight, ...known(stems))
    weights.set(stems.token, weight)
    weights.set(stems.plainToken, weight)
  }
  return read.map(({ term, changes, stems }) => {
    // The rules of one language make no forms of another's words: to Spanish ones "guitar" is a verb.
    const isForm =
      stems.plainToken === typed.plainToken || (term.locale === typed.locale && stems.token === typed.token)
    return { term: { ...term, weight: Math.max(...known(stems)) }, changes: isForm ? 0 : changes }
  })
}

type Stems = Pick<Word, 'token' | 'plainToken'>

/** With a capital where one was typed. */
function spelledLike(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
