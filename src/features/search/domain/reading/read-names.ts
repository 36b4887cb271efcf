import type { AnyLocale } from '#i18n/locales.ts'
import { findMatches } from '../find-matches.ts'
import { isFree, type Span, spansLeftAlone } from './left-alone.ts'
import { type NameToken, nameTokens } from './name-tokens.ts'
import { placeLeads } from './place-leads.data.ts'
import { readingLanguages } from './reading-languages.ts'

/** A person or a place as the index knows it. */
export type KnownName = Readonly<{ id: string; name: string }>

/** By `nameKey`; several where a name is not one alone. */
export type KnownNames = ReadonlyMap<string, readonly KnownName[]>

export type ReadName = Span & Readonly<{ found: readonly KnownName[]; name: Span }>

/** Beginnings of names to ask the index for: a few words each, however long the phrase is. */
export type NameBeginnings = Readonly<{ people: readonly string[]; places: readonly string[] }>

const tokensRead = 12
const longestName = 6
const beginningsAsked = 8

export function nameBeginnings(phrase: string, locale: AnyLocale): NameBeginnings {
  const taken = spansLeftAlone(phrase)
  const tokens = nameTokens(phrase)
    .filter((token) => isFree(token, taken))
    .slice(0, tokensRead)
  const [only] = tokens
  const pairs = tokens.slice(1).map((second, place) => `${tokens[place]?.key} ${second.key}`)
  const places = placeSpans(phrase, tokens, locale).map(({ token }) => token.key)
  return {
    people: tokens.length === 1 && only ? [only.key] : [...new Set(pairs)].slice(0, beginningsAsked),
    places: [...new Set(places)].slice(0, beginningsAsked),
  }
}

/** People by their whole names. A name of one word counts only where it is all that was typed. */
export function readPeople(
  phrase: string,
  { people, taken }: Readonly<{ people: KnownNames; taken: readonly Span[] }>,
): readonly ReadName[] {
  const tokens = nameTokens(phrase).slice(0, 64)
  const found: ReadName[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    const name = longestFrom(tokens, first, people, tokens.length === 1 ? 1 : 2)
    const span = name && { start: name.start, end: endOfPossessive(phrase, name.end) }
    if (name && span && isFree(span, taken) && isFree(span, found)) found.push({ ...name, ...span })
  }
  return found
}

/** Known places that a word such as "in" leads to; elsewhere a city is a word like others. */
export function readPlaces(
  phrase: string,
  { places, locale, taken }: Readonly<{ places: KnownNames; locale: AnyLocale; taken: readonly Span[] }>,
): readonly ReadName[] {
  const tokens = nameTokens(phrase).slice(0, 64)
  const found: ReadName[] = []
  for (const { token, start, end } of placeSpans(phrase, tokens, locale)) {
    const name = end === null ? longestFrom(tokens, tokens.indexOf(token), places, 1) : known(token, places)
    const span = name && { start, end: end ?? name.end }
    if (name && span && isFree(span, taken) && isFree(span, found)) found.push({ ...name, ...span })
  }
  return found
}

function known(token: NameToken, names: KnownNames): ReadName | null {
  const found = names.get(token.key)
  const name = { start: token.start, end: token.end }
  return found ? { ...name, name, found } : null
}

function longestFrom(
  tokens: readonly NameToken[],
  first: number,
  names: KnownNames,
  fewest: number,
): ReadName | null {
  const start = tokens[first]?.start ?? 0
  for (let count = Math.min(longestName, tokens.length - first); count >= fewest; count -= 1) {
    const words = tokens.slice(first, first + count)
    const found = names.get(words.map(({ key }) => key).join(' '))
    const end = words.at(-1)?.end
    if (found && end !== undefined) return { start, end, name: { start, end }, found }
  }
  return null
}

function endOfPossessive(phrase: string, end: number): number {
  return /^['’]s(?![\p{L}\p{N}])/u.test(phrase.slice(end, end + 3)) ? end + 2 : end
}

type PlaceSpan = Readonly<{
  token: NameToken
  start: number
  /** Where the place with what follows it ends, if the language says so behind the name. */
  end: number | null
}>

function placeSpans(phrase: string, tokens: readonly NameToken[], locale: AnyLocale): readonly PlaceSpan[] {
  const languages = readingLanguages(locale)
  const leads = languages.flatMap((language) => placeLeads[language])
  const after = tokens.flatMap((token, place): PlaceSpan[] => {
    const lead = tokens[place - 1]
    const isLed = lead && leads.includes(lead.key) && /^['’\s]+$/u.test(phrase.slice(lead.end, token.start))
    return isLed ? [{ token, start: lead.start, end: null }] : []
  })
  return languages.includes('ja') ? [...after, ...japanesePlaces(phrase)] : after
}

// A run of one script before a particle: パリで, 東京の.
const led = /([\p{sc=Katakana}ー・]{2,12}|\p{sc=Han}{2,6}|[A-Za-z]{2,20})(?:での|で|の)/gu

function japanesePlaces(phrase: string): readonly PlaceSpan[] {
  return findMatches(led, phrase).map(({ 0: text, 1: name = '', index }) => ({
    token: { key: nameTokens(name)[0]?.key ?? '', start: index, end: index + name.length },
    start: index,
    end: index + text.length,
  }))
}
