import type { AssetType } from '#features/catalogue/domain.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import type { Filter } from '../index-question.ts'
import { type DayRange, writeDay } from './days.ts'
import { foldLetters } from './fold-letters.ts'
import { type Span, spansLeftAlone } from './left-alone.ts'
import { readDates } from './read-dates.ts'
import { type KnownName, type KnownNames, readPeople, readPlaces } from './read-names.ts'
import { readValues } from './read-values.ts'
import { readingLanguages } from './reading-languages.ts'
import type { ReadKind } from './value-readings.data.ts'

/** Words that became a filter, where they stood in the phrase, and what they were taken for. */
export type ReadPart = Span &
  Readonly<{
    kind: ReadKind
    /** As typed. */
    words: string
    filter: Filter | null
    /** Words that do as well as the filter; null where the filter alone decides. */
    orWords: string | null
    /** Of a date, as YYYY-MM-DD; null is open. */
    days?: Readonly<{ from: string | null; to: string | null }>
    /** People or places; several where the name is not one alone. */
    names?: readonly KnownName[]
    assetType?: AssetType
  }>

export type NaturalReading = Readonly<{
  /** What is left to be searched for as words. */
  phrase: string
  filters: readonly Filter[]
  explanation: readonly ReadPart[]
}>

export type ReadingContext = Readonly<{
  locale: AnyLocale
  /** Days since 1970-01-01. */
  today: number
  places: KnownNames
  people: KnownNames
}>

/** Words at either end that only tie what is read to the rest: "close-up of" is about the close-up. */
const edges = /^(?:in|im|with|mit|en|au|avec|con|al?)\s+|\s+(?:of|von|de|sur|di)$/giu

/** What is longer is no phrase that someone wrote. */
const longestRead = 1_000

/**
 * Reads a phrase as one would say it (SEARCH-03), by rules. What its writer put into quotes, parentheses or behind a minus
 * is left alone; words that mean nothing to the rules stay in their order.
 */
export function readNaturally(phrase: string, context: ReadingContext): NaturalReading {
  if (phrase.length > longestRead) return { phrase, filters: [], explanation: [] }
  return withoutParts(phrase, findParts(phrase, context))
}

/** The reading that is left when only some of its parts are wanted. */
export function withoutParts(phrase: string, parts: readonly ReadPart[]): NaturalReading {
  const explanation = parts.toSorted((one, other) => one.start - other.start)
  return {
    phrase: explanation.length === 0 ? phrase : cutOut(phrase, explanation),
    filters: explanation.flatMap(({ filter }) => filter ?? []),
    explanation,
  }
}

/** The phrase with the words of a part in quotes, which keeps them words. */
export function undoPart(phrase: string, { start, end }: Span): string {
  return `${phrase.slice(0, start)}"${phrase.slice(start, end)}"${phrase.slice(end)}`
}

function findParts(phrase: string, { locale, today, places, people }: ReadingContext): readonly ReadPart[] {
  const folded = foldLetters(phrase)
  const languages = readingLanguages(locale)
  const parts: ReadPart[] = []
  const taken: Span[] = [...spansLeftAlone(phrase)]
  const keep = (part: Omit<ReadPart, 'words'>) => {
    parts.push({ ...part, words: phrase.slice(part.start, part.end) })
    taken.push(part)
  }
  // A person may be called April and a place March: names go first.
  for (const { start, end, found } of readPeople(phrase, { people, taken })) {
    keep({ start, end, kind: 'person', filter: oneOfNames('people', found), orWords: null, names: found })
  }
  for (const { start, end, found, name } of readPlaces(phrase, { places, locale, taken })) {
    const orWords = phrase.slice(name.start, name.end)
    keep({ start, end, kind: 'place', filter: oneOfNames('locations', found), orWords, names: found })
  }
  for (const language of languages) {
    for (const { start, end, range } of readDates(folded, { phrase, language, today, taken })) {
      keep({ start, end, kind: 'date', filter: between(range), orWords: null, days: writeRange(range) })
    }
  }
  for (const language of languages) {
    for (const { start, end, reading } of readValues(folded, { language, taken })) {
      const { kind, filter, canBeWords } = reading
      const orWords = canBeWords ? phrase.slice(start, end).replace(edges, '') : null
      const type = reading.assetType ? { assetType: reading.assetType } : {}
      keep({ start, end, kind, filter, orWords, ...type })
    }
  }
  return parts
}

function oneOfNames(field: 'people' | 'locations', names: readonly KnownName[]): Filter {
  return { kind: 'one-of', field, values: names.map(({ id }) => id) }
}

function between({ from, to }: DayRange): Filter {
  return {
    kind: 'between',
    field: 'createdOn',
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

function writeRange({ from, to }: DayRange) {
  return { from: from === null ? null : writeDay(from), to: to === null ? null : writeDay(to) }
}

function cutOut(phrase: string, spans: readonly Span[]): string {
  let rest = ''
  let from = 0
  for (const { start, end } of spans) {
    rest += `${phrase.slice(from, start)} `
    from = end
  }
  rest += phrase.slice(from)
  // Commas that stood between what is gone separate nothing any more.
  return rest
    .replace(/\s*([,;、])(?:\s*[,;、])*/gu, '$1 ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;、]+|[\s,;、]+$/gu, '')
}
