import { findMatches } from '../find-matches.ts'
import { type DateReading, type DateUnit, type DateWords, dateLeads, dateWords } from './date-words.data.ts'
import { calendarOf, type DayRange, dayOf, monthRange, weekRange, yearRange } from './days.ts'
import { isFree, type Span } from './left-alone.ts'
import { type MomentForms, momentForms, monthNumber, readMoment } from './read-moment.ts'
import { boundedPattern, type ReadingLanguage } from './reading-languages.ts'

export type ReadDate = Span & Readonly<{ range: DayRange }>

type Rule = Readonly<{ pattern: RegExp; reading: DateReading }>
type Grammar = Readonly<{ words: DateWords; forms: MomentForms; rules: readonly Rule[] }>
type Groups = Readonly<Record<string, string | undefined>>

const grammars = new Map<ReadingLanguage, Grammar>()

/** Dates of a phrase that was folded, outside what is taken. */
export function readDates(folded: string, { phrase, language, today, taken }: Context): readonly ReadDate[] {
  const grammar = grammarOf(language)
  const found: ReadDate[] = []
  for (const { pattern, reading } of grammar.rules) {
    for (const match of findMatches(pattern, folded)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!isFree(span, taken) || !isFree(span, found)) continue
      if (reading === 'inNamedMonth' && !/ \p{Lu}/u.test(phrase.slice(span.start, span.end))) continue
      const range = rangeOf(reading, match.groups ?? {}, grammar, today)
      if (range && isKept(range, today)) found.push({ ...span, range })
    }
  }
  return found
}

type Context = Readonly<{
  /** As typed. */
  phrase: string
  language: ReadingLanguage
  today: number
  taken: readonly Span[]
}>

/** The index knows no day before 1970, and nobody has pictures of tomorrow: such words stay words. */
function isKept({ from, to }: DayRange, today: number): boolean {
  return (from === null || (from >= 0 && from <= today)) && (to === null || to >= 0)
}

function rangeOf(reading: DateReading, groups: Groups, grammar: Grammar, today: number): DayRange | null {
  const { year, month } = calendarOf(today)
  const moment = (name: string) => readMoment(groups[name] ?? '', grammar.forms, grammar.words)
  const season = seasonNumber(groups.season1 ?? groups.season2 ?? '', grammar.words)
  switch (reading) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: today - 1, to: today - 1 }
    case 'beforeYesterday':
      return { from: today - 2, to: today - 2 }
    case 'thisWeek':
      return weekRange(today)
    case 'lastWeek':
      return weekRange(today - 7)
    case 'thisMonth':
      return monthRange(year, month)
    case 'lastMonth':
      return monthRange(year, month - 1)
    case 'thisYear':
      return yearRange(year)
    case 'lastYear':
      return yearRange(year - 1)
    case 'past':
      return pastRange(numberOf(groups.number1 ?? '', grammar.words), unitOf(groups, grammar.words), today)
    case 'pastOne':
      return pastRange(1, unitOf(groups, grammar.words), today)
    case 'thisSeason':
      return seasonRange(season, season === 3 && month === 12 ? year + 1 : year)
    case 'lastSeason':
      return lastEnded((before) => seasonRange(season, year + 1 - before), today)
    case 'seasonOfLastYear':
      return seasonRange(season, year - 1)
    case 'seasonOfYear':
      return seasonRange(season, Number(groups.year1))
    case 'in':
      return moment('dated1')
    case 'inYear':
      return yearRange(Number(groups.year1))
    case 'inMonth':
    case 'inNamedMonth': {
      const named = monthNumber(groups.month1 ?? '', grammar.words)
      return named === 0 ? null : monthRange(named > month ? year - 1 : year, named)
    }
    case 'since':
      return openEnd(moment('moment1')?.from)
    case 'after':
      return openEnd(moment('moment1')?.to, 1)
    case 'before':
      return openStart(moment('moment1')?.from, -1)
    case 'until':
      return openStart(moment('moment1')?.to)
    case 'between':
      return between(moment('moment1'), moment('moment2'))
    case 'decade':
      return decadeRange(groups.century, Number(groups.tens))
  }
}

function openEnd(from: number | null | undefined, later = 0): DayRange | null {
  return typeof from === 'number' ? { from: from + later, to: null } : null
}

function openStart(to: number | null | undefined, later = 0): DayRange | null {
  return typeof to === 'number' ? { from: null, to: to + later } : null
}

function between(one: DayRange | null, other: DayRange | null): DayRange | null {
  if (one?.from == null || other?.to == null || one.from > other.to) return null
  return { from: one.from, to: other.to }
}

function pastRange(count: number, unit: DateUnit | null, today: number): DayRange | null {
  if (count < 1 || count > 1_000 || unit === null) return null
  const { year, month, dayOfMonth } = calendarOf(today)
  const from: Readonly<Record<DateUnit, number>> = {
    hour: today - Math.ceil(count / 24),
    day: today - count,
    week: today - 7 * count,
    month: dayOf(year, month - count, dayOfMonth),
    year: dayOf(year - count, month, dayOfMonth),
  }
  return { from: from[unit], to: today }
}

/** "90s" is the last century, "20s" could be either. */
function decadeRange(century: string | undefined, tens: number): DayRange | null {
  if (century === undefined && tens < 7) return null
  const first = Number(century ?? 19) * 100 + tens * 10
  return { from: dayOf(first, 1, 1), to: dayOf(first + 9, 12, 31) }
}

/** Of the northern half of the earth. A winter is that of the year in which it ends. */
function seasonRange(season: number, year: number): DayRange | null {
  if (season < 0 || !Number.isInteger(year)) return null
  return season === 3 ? monthRange(year - 1, 12, 3) : monthRange(year, 3 + season * 3, 3)
}

function lastEnded(rangeBefore: (years: number) => DayRange | null, today: number): DayRange | null {
  for (let years = 0; years <= 2; years += 1) {
    const range = rangeBefore(years)
    if (range?.to != null && range.to < today) return range
  }
  return null
}

function seasonNumber(text: string, { seasons }: DateWords): number {
  return seasons.findIndex((names) => new RegExp(`^(?:${names})$`, 'u').test(text))
}

function unitOf(groups: Groups, { units }: DateWords): DateUnit | null {
  const found = Object.entries(units).find(([, names]) =>
    new RegExp(`^(?:${names})$`, 'u').test(groups.unit1 ?? ''),
  )
  return found ? (found[0] as DateUnit) : null
}

function numberOf(text: string, { numbers }: DateWords): number {
  return numbers[text] ?? Number(text)
}

/** Those that `readDates` goes by. */
export function datePatterns(language: ReadingLanguage): readonly RegExp[] {
  const { forms, rules } = grammarOf(language)
  return [...forms.forms, ...rules.map(({ pattern }) => pattern)]
}

/** Rules become expressions once, when their language is first read. */
function grammarOf(language: ReadingLanguage): Grammar {
  const known = grammars.get(language)
  if (known) return known
  const words = dateWords[language]
  const forms = momentForms(words, language)
  const parts: Readonly<Record<string, string>> = {
    moment: forms.all,
    dated: forms.dated,
    month: words.months.join('|'),
    year: '(?:1[5-9]|20)\\d\\d',
    season: words.seasons.join('|'),
    number: `\\d{1,3}|${Object.keys(words.numbers).join('|')}`,
    unit: Object.values(words.units).join('|'),
  }
  const rules = words.rules.map(([text, reading]): Rule => {
    const counts = new Map<string, number>()
    const pattern = text
      .replace('{lead}', dateLeads[language])
      .replace('{decade}', words.decade)
      .replaceAll(/\{([a-z]+)\}/g, (_whole, name: string) => {
        const count = (counts.get(name) ?? 0) + 1
        counts.set(name, count)
        return `(?<${name}${count}>${parts[name] ?? ''})`
      })
    return { pattern: boundedPattern(pattern, language), reading }
  })
  const grammar = { words, forms, rules }
  grammars.set(language, grammar)
  return grammar
}
