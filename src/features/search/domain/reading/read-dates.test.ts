import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, writeDay } from './days.ts'
import { foldLetters } from './fold-letters.ts'
import { readDates } from './read-dates.ts'
import type { ReadingLanguage } from './reading-languages.ts'

// A Sunday.
const today = dayOf(2026, 11, 15)

function read(phrase: string, language: ReadingLanguage): string {
  return readDates(foldLetters(phrase), { phrase, language, today, taken: [] })
    .map(({ start, end, range: { from, to } }) => {
      const written = [from, to].map((day) => (day === null ? '…' : writeDay(day)))
      return `${phrase.slice(start, end)}: ${written.join(' ')}`
    })
    .join('; ')
}

const tables: Readonly<Record<ReadingLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ["yesterday's match", "yesterday's: 2026-11-14 2026-11-14"],
    ['storm today', 'today: 2026-11-15 2026-11-15'],
    ['protest last week', 'last week: 2026-11-02 2026-11-08'],
    ['elections of this week', 'of this week: 2026-11-09 2026-11-15'],
    ['final last month', 'last month: 2026-10-01 2026-10-31'],
    ['regatta last year', 'last year: 2025-01-01 2025-12-31'],
    ['festivals this summer', 'this summer: 2026-06-01 2026-08-31'],
    ['snow last winter', 'last winter: 2025-12-01 2026-02-28'],
    ['summit in 2024', 'in 2024: 2024-01-01 2024-12-31'],
    ['regatta 2024', ''],
    ['marathon March 2025', 'March 2025: 2025-03-01 2025-03-31'],
    ['12 May 2024 launch', '12 May 2024: 2024-05-12 2024-05-12'],
    ['launch on May 12th, 2024', 'on May 12th, 2024: 2024-05-12 2024-05-12'],
    ['12th of May 2024', '12th of May 2024: 2024-05-12 2024-05-12'],
    ['launch 2024-05-12', '2024-05-12: 2024-05-12 2024-05-12'],
    ['floods since 2020', 'since 2020: 2020-01-01 …'],
    ['floods before March 2020', 'before March 2020: … 2020-02-29'],
    ['floods after 2020', 'after 2020: 2021-01-01 …'],
    ['between 2019 and 2021', 'between 2019 and 2021: 2019-01-01 2021-12-31'],
    ['fashion of the 90s', 'of the 90s: 1990-01-01 1999-12-31'],
    ['fashion of the 60s', ''],
    ['the past three months', 'the past three months: 2026-08-15 2026-11-15'],
    ['last 48 hours', 'last 48 hours: 2026-11-13 2026-11-15'],
    ['people in march', ''],
    ['parade in March', 'in March: 2026-03-01 2026-03-31'],
    ['parade in December', 'in December: 2025-12-01 2025-12-31'],
    ['31 April 2024', ''],
    ['expo in 2031', ''],
    ['autumn 2025 collection', 'autumn 2025: 2025-09-01 2025-11-30'],
  ],
  de: [
    ['Spiel von gestern', 'von gestern: 2026-11-14 2026-11-14'],
    ['das gestrige Spiel', 'gestrige: 2026-11-14 2026-11-14'],
    ['Wahl letzte Woche', 'letzte Woche: 2026-11-02 2026-11-08'],
    ['im März 2025', 'im März 2025: 2025-03-01 2025-03-31'],
    ['am 12. Mai 2024', 'am 12. Mai 2024: 2024-05-12 2024-05-12'],
    ['am 12.5.2024', 'am 12.5.2024: 2024-05-12 2024-05-12'],
    ['seit 2020', 'seit 2020: 2020-01-01 …'],
    ['vor dem 1. Mai 2020', 'vor dem 1. Mai 2020: … 2020-04-30'],
    ['zwischen 2019 und 2021', 'zwischen 2019 und 2021: 2019-01-01 2021-12-31'],
    ['Mode der 90er Jahre', 'der 90er Jahre: 1990-01-01 1999-12-31'],
    ['diesen Sommer', 'diesen Sommer: 2026-06-01 2026-08-31'],
    ['im letzten Jahr', 'im letzten Jahr: 2025-01-01 2025-12-31'],
    ['in den letzten drei Tagen', 'in den letzten drei Tagen: 2026-11-12 2026-11-15'],
  ],
  fr: [
    ["match d'hier", "d'hier: 2026-11-14 2026-11-14"],
    ['la semaine dernière', 'la semaine dernière: 2026-11-02 2026-11-08'],
    ['en août 2025', 'en août 2025: 2025-08-01 2025-08-31'],
    ['le 1er mai 2024', 'le 1er mai 2024: 2024-05-01 2024-05-01'],
    ['depuis 2020', 'depuis 2020: 2020-01-01 …'],
    ['entre 2019 et 2021', 'entre 2019 et 2021: 2019-01-01 2021-12-31'],
    ['les années 90', 'les années 90: 1990-01-01 1999-12-31'],
    ['cet été', 'cet été: 2026-06-01 2026-08-31'],
    ["l'été dernier", "l'été dernier: 2026-06-01 2026-08-31"],
    ["aujourd'hui", "aujourd'hui: 2026-11-15 2026-11-15"],
  ],
  es: [
    ['partido de ayer', 'de ayer: 2026-11-14 2026-11-14'],
    ['la semana pasada', 'la semana pasada: 2026-11-02 2026-11-08'],
    ['12 de mayo de 2024', '12 de mayo de 2024: 2024-05-12 2024-05-12'],
    ['en marzo de 2025', 'en marzo de 2025: 2025-03-01 2025-03-31'],
    ['desde 2020', 'desde 2020: 2020-01-01 …'],
    ['antes de 2020', 'antes de 2020: … 2019-12-31'],
    ['los años 90', 'los años 90: 1990-01-01 1999-12-31'],
    ['el año pasado', 'el año pasado: 2025-01-01 2025-12-31'],
    ['este verano', 'este verano: 2026-06-01 2026-08-31'],
  ],
  it: [
    ['partita di ieri', 'di ieri: 2026-11-14 2026-11-14'],
    ['la settimana scorsa', 'la settimana scorsa: 2026-11-02 2026-11-08'],
    ['12 maggio 2024', '12 maggio 2024: 2024-05-12 2024-05-12'],
    ['nel 2024', 'nel 2024: 2024-01-01 2024-12-31'],
    ['dal 2020', 'dal 2020: 2020-01-01 …'],
    ['prima del 2020', 'prima del 2020: … 2019-12-31'],
    ["gli anni '90", "gli anni '90: 1990-01-01 1999-12-31"],
    ["quest'estate", "quest'estate: 2026-06-01 2026-08-31"],
    ["l'anno scorso", "l'anno scorso: 2025-01-01 2025-12-31"],
  ],
  ja: [
    ['昨日の試合', '昨日の: 2026-11-14 2026-11-14'],
    ['先週の選挙', '先週の: 2026-11-02 2026-11-08'],
    ['2024年の五輪', '2024年の: 2024-01-01 2024-12-31'],
    ['２０２４年5月の祭り', '２０２４年5月の: 2024-05-01 2024-05-31'],
    ['2024年5月12日', '2024年5月12日: 2024-05-12 2024-05-12'],
    ['2020年以降の洪水', '2020年以降の: 2020-01-01 …'],
    ['2019年から2021年まで', '2019年から2021年まで: 2019-01-01 2021-12-31'],
    ['90年代のファッション', '90年代の: 1990-01-01 1999-12-31'],
    ['1990年代のファッション', '1990年代の: 1990-01-01 1999-12-31'],
    ['去年の夏の祭り', '去年の夏の: 2025-06-01 2025-08-31'],
    ['過去3日間の地震', '過去3日間の: 2026-11-12 2026-11-15'],
  ],
}

for (const [language, table] of Object.entries(tables)) {
  describe(`SEARCH-03: days in ${language}`, () => {
    test.each(table)('%s → %s', (phrase, outcome) => {
      expect(read(phrase, language as ReadingLanguage)).toBe(outcome)
    })
  })
}

test('what is taken is not read again', () => {
  const phrase = 'match in 2024'
  expect(readDates(phrase, { phrase, language: 'en', today, taken: [{ start: 6, end: 13 }] })).toEqual([])
})

test('any text is read without an exception, and no two dates overlap', () => {
  const word = fc.constantFrom(
    'in',
    '2024',
    'since',
    'March',
    '12',
    '90s',
    'the',
    'and',
    '-',
    '31',
    'last',
    'week',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'binary' }))), (words) => {
      const phrase = words.join(' ')
      const dates = readDates(foldLetters(phrase), { phrase, language: 'en', today, taken: [] })
      const ordered = dates.toSorted((one, other) => one.start - other.start)
      for (const [place, { start }] of ordered.entries()) {
        expect(start).toBeGreaterThanOrEqual(ordered[place - 1]?.end ?? 0)
      }
    }),
  )
})
