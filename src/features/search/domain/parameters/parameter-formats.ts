import { lastPage } from '../result-pages.ts'

/** Reads one value as a URL spells it; null for what cannot be one. Reading what was read gives the same. */
export type Format = (text: string) => string | null

const longestText = 2_048
export const longestPhrase = 200

/** One line of well-formed text: control characters mean nothing to a search, and the database refuses some. */
export function text(longest = 256): Format {
  return (value) => {
    const line = value
      .slice(0, longestText)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return [...line].slice(0, longest).join('').trim() || null
  }
}

export const digits: Format = (value) => (/^[1-9]\d{0,14}$/.test(value.trim()) ? value.trim() : null)

export const color: Format = (value) => {
  const hex = value.trim().replace(/^#/, '').toLowerCase()
  return /^[0-9a-f]{6}$/.test(hex) ? hex : null
}

/** A day of the calendar, YYYY-MM-DD. */
export const day: Format = (value) => {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value.trim()) ?? []
  const days = [31, isLeap(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const isDay = Number(date) >= 1 && Number(date) <= (days[Number(month) - 1] ?? 0)
  return year !== '' && isDay ? value.trim() : null
}

/** Whatever is no page becomes the first, whatever lies beyond the last becomes the last (ROUTE-02). */
export const page: Format = (value) => {
  const number = /^\d{1,12}$/.test(value.trim()) ? Number(value.trim()) : 1
  return String(Math.min(lastPage, Math.max(1, number)))
}

export const seconds: Format = (value) =>
  /^\d{1,5}$/.test(value.trim()) ? String(Number(value.trim())) : null

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
