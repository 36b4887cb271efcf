import type { ReadingLanguage } from './reading-languages.ts'

/** Words that lead to a place, as `foldLetters` leaves them. Japanese has particles behind the place instead. */
export const placeLeads: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  en: ['in', 'at', 'from', 'near'],
  de: ['in', 'im', 'aus', 'bei', 'am', 'nahe'],
  fr: ['a', 'au', 'aux', 'en', 'dans'],
  es: ['en', 'desde'],
  it: ['a', 'ad', 'in', 'da'],
  ja: [],
}
