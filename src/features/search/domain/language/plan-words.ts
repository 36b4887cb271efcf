import { defaultLocale, type Locale } from '#i18n/locales.ts'
import type { Match } from '../index-question.ts'
import type { Analyzer, Word } from './analyzer.ts'
import { isStopWord } from './is-stop-word.ts'
import type { LanguageCode } from './language-code.ts'
import {
  mostMeanings,
  readingsOfEach,
  readingsOfKeywords,
  readingsOfNames,
  readingsOfParts,
  readingsOfTexts,
  weaken,
} from './meaning-readings.ts'
import { conceptToken } from './search-vocabulary.ts'
import type { Concept, Thesaurus } from './thesaurus.ts'
import {
  bestOf,
  prefixOf,
  readingsOfWord,
  readingsOfWords,
  readingWeights,
  tokenOf,
} from './word-readings.ts'

/** What became of something that was typed. */
export type PlannedWord = Readonly<{
  /** As it was typed. */
  text: string
  surface: string
  kind: 'word' | 'concept' | 'quote' | 'prefix' | 'stop'
  /** What it means to the vocabulary, those that are called so first. */
  keywordIds: readonly number[]
  isNegated: boolean
}>

export type Planning = {
  readonly analyzer: Analyzer
  readonly thesaurus: Thesaurus
  readonly locale: Locale
  readonly code: LanguageCode
  /** The last word, while it is being typed. */
  readonly growing: string | null
  readonly keepsStopWords: boolean
  /** So many words may still be planned. */
  room: number
  readonly words: PlannedWord[]
  readonly ignored: string[]
}

type TypedWord = Readonly<{ word: Word; text: string; isLast: boolean }>

/** One match for each thing that the words name. */
export function planWords(
  nodes: readonly { readonly text: string }[],
  planning: Planning,
  isNegated: boolean,
): readonly (Match | null)[] {
  const typed = takeRoom(
    nodes.flatMap(({ text }) => typedWords(text, planning)),
    planning,
  )
  const concepts = planning.thesaurus.findConcepts(
    typed.map(({ word }) => word),
    planning.locale,
  )
  const matches: (Match | null)[] = []
  for (let at = 0; at < typed.length; ) {
    const concept = concepts.find(({ from }) => from === at)
    const to = concept?.to ?? endOfJoined(typed, at)
    matches.push(planThing(typed.slice(at, to), concept ?? null, planning, isNegated))
    at = to
  }
  return matches
}

function planThing(
  typed: readonly TypedWord[],
  concept: Concept | null,
  planning: Planning,
  isNegated: boolean,
): Match | null {
  const words = typed.map(({ word }) => word)
  const text = typed.map((one) => one.text).join(words[1]?.isJoined ? '-' : ' ')
  const surface = words.map((word) => word.surface).join(' ')
  const keywordIds = concept ? [...concept.named, ...concept.called].slice(0, mostMeanings) : []
  const isCalledSo = concept !== null && !concept.isLoose
  const isStop = words.length === 1 && words.every((word) => isStopWord(word, isCalledSo, planning.code))
  planning.words.push({
    text,
    surface,
    kind: isStop ? 'stop' : concept ? 'concept' : 'word',
    keywordIds,
    isNegated,
  })
  if (isStop && !planning.keepsStopWords) return null
  const weight = isCalledSo ? 1 : readingWeights.loose
  const texts = readingsOfTexts(words, planning)
  const names = concept ? readingsOfNames(concept, planning, weight) : []
  const readings = [...texts, ...names]
  if (concept) readings.push(...readingsOfKeywords(concept, weight))
  if (concept) readings.push(...readingsOfEach(words, planning))
  if (!isCalledSo) readings.push(...readingsOfParts(words, planning))
  if (typed.at(-1)?.isLast && words.length === 1 && surface.length > 1) {
    readings.push(prefixOf(surface, readingWeights.beginning))
  }
  const best = bestOf(readings)
  if (!best || !isCalledSo || isNegated) return best
  return withMention(best, planning.code === 'en' ? [...texts, ...names] : names)
}

/** What has the keyword and speaks of it as well is more about it than what only has the keyword. */
function withMention(best: Match, names: readonly Match[]): Match {
  const mention = bestOf(names.map((name) => weaken(name, readingWeights.mention)))
  return mention ? { kind: 'any', of: [best, mention] } : best
}

/** Words in this order; and a keyword, where the quoted text is exactly what it is called. */
export function planQuote(
  node: { readonly text: string },
  planning: Planning,
  isNegated: boolean,
): Match | null {
  const typed = takeRoom(typedWords(node.text, planning), planning)
  const words = typed.map(({ word }) => word)
  if (words.length === 0) return null
  const meaning = planning.thesaurus.meaningOf(node.text, planning.locale)
  const surface = words.map((word) => word.surface).join(' ')
  const exact = meaning?.named.filter((id) => isCalled(id, surface, planning)) ?? []
  planning.words.push({ text: node.text, surface, kind: 'quote', keywordIds: exact, isNegated })
  const texts: readonly Match[] = [
    { kind: 'phrase', tokens: words.map(({ token }) => token) },
    { kind: 'phrase', tokens: words.map(({ plainToken }) => plainToken), weight: readingWeights.plain },
    ...readingsOfWords(words).filter(({ kind }) => kind === 'phrase'),
  ]
  const best = bestOf([...texts, ...exact.map((id) => tokenOf(conceptToken(id)))])
  return best && exact.length > 0 && !isNegated ? withMention(best, texts) : best
}

function isCalled(
  keywordId: number,
  surface: string,
  { analyzer, thesaurus, locale, code }: Planning,
): boolean {
  const names = [thesaurus.nameOf(keywordId, locale), thesaurus.nameOf(keywordId, defaultLocale)]
  const fold = (name = '') => analyzer.analyzeText(name, code).map((word) => word.surface)
  return names.some((name) => fold(name).join(' ') === surface)
}

export function planPrefix(
  node: { readonly text: string },
  planning: Planning,
  isNegated: boolean,
): Match | null {
  const typed = takeRoom(typedWords(node.text, planning), planning)
  const last = typed.at(-1)?.word
  if (!last) return null
  const surface = typed.map(({ word }) => word.surface).join(' ')
  planning.words.push({ text: `${node.text}*`, surface, kind: 'prefix', keywordIds: [], isNegated })
  const before = typed.slice(0, -1).flatMap(({ word }) => bestOf(readingsOfWord(word)) ?? [])
  const end = bestOf([prefixOf(last.surface), prefixOf(last.written), ...readingsOfWord(last)])
  return end && before.length > 0 ? { kind: 'all', of: [...before, end] } : end
}

function typedWords(text: string, { analyzer, code, growing }: Planning): readonly TypedWord[] {
  const words = analyzer.analyzeText(text, code)
  return words.map((word, at) => ({
    word,
    text: text.slice(word.start, word.end),
    isLast: at === words.length - 1 && text === growing,
  }))
}

function takeRoom(typed: readonly TypedWord[], planning: Planning): readonly TypedWord[] {
  const taken = typed.slice(0, planning.room)
  planning.ignored.push(...typed.slice(planning.room).map(({ text }) => text))
  planning.room -= taken.length
  return taken
}

function endOfJoined(typed: readonly TypedWord[], start: number): number {
  let end = start + 1
  while (typed[end]?.word.isJoined) end += 1
  return end
}
