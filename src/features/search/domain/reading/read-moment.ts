import type { DateWords } from './date-words.data.ts'
import { calendarDay, type DayRange, monthRange, yearRange } from './days.ts'
import type { ReadingLanguage } from './reading-languages.ts'

const year = '(?<year>(?:1[5-9]|20)\\d\\d)'
const dayNumber = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?'

/** How a day, month or year is written, the longest first; the last one is a year alone. */
export type MomentForms = Readonly<{ forms: readonly RegExp[]; all: string; dated: string }>

export function momentForms({ months }: DateWords, language: ReadingLanguage): MomentForms {
  const month = `(?<month>${months.join('|')})`
  const sources =
    language === 'ja'
      ? [
          `${year}年(?<number>\\d{1,2})月(?<day>\\d{1,2})日`,
          `${year}年(?<number>\\d{1,2})月`,
          `${year}年(?!代)`,
        ]
      : [
          `${dayNumber}(?: of| de)? ${month}\\.?(?:,| de| del)? ${year}`,
          `${month}\\.? ${dayNumber},? ${year}`,
          `${month}\\.?(?:,| de| del)? ${year}`,
          `${year}-(?<number>\\d{2})-(?<day>\\d{2})`,
          `(?<day>\\d{1,2})\\.(?<number>\\d{1,2})\\.${year}`,
          year,
        ]
  const plain = sources.map((source) => source.replaceAll(/\(\?<[a-z]+>/g, '(?:'))
  return {
    forms: sources.map((source) => new RegExp(`^(?:${source})$`, 'u')),
    all: plain.join('|'),
    dated: plain.slice(0, -1).join('|'),
  }
}

/** The days that a text in one of the forms means, or null for the 31st of April. */
export function readMoment(text: string, { forms }: MomentForms, words: DateWords): DayRange | null {
  for (const form of forms) {
    const parts = form.exec(text)?.groups
    if (!parts) continue
    const inYear = Number(parts.year)
    const month = parts.month === undefined ? Number(parts.number ?? 0) : monthNumber(parts.month, words)
    if (month === 0) return yearRange(inYear)
    if (month > 12) return null
    if (parts.day === undefined) return monthRange(inYear, month)
    const day = calendarDay(inYear, month, Number(parts.day))
    return day === null ? null : { from: day, to: day }
  }
  return null
}

/** From 1 to 12; 0 for what is no month. */
export function monthNumber(text: string, { months }: DateWords): number {
  return months.findIndex((names) => names.split('|').includes(text)) + 1
}
