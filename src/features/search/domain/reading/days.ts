/** Both ends included; null is open. Days since 1970-01-01. */
export type DayRange = Readonly<{ from: number | null; to: number | null }>

const dayMs = 86_400_000

/** Month 13 is January of the next year, day 0 the last of the month before. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs
}

export function calendarOf(day: number): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
}

/** Null for the 30th of February. */
export function calendarDay(year: number, month: number, dayOfMonth: number): number | null {
  const day = dayOf(year, month, dayOfMonth)
  const read = calendarOf(day)
  return read.year === year && read.month === month && read.dayOfMonth === dayOfMonth ? day : null
}

export function yearRange(year: number): DayRange {
  return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
}

export function monthRange(year: number, month: number, months = 1): DayRange {
  return { from: dayOf(year, month, 1), to: dayOf(year, month + months, 0) }
}

/** The week of a day, from Monday to Sunday. */
export function weekRange(day: number): DayRange {
  // 1970-01-01 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7)
  return { from: monday, to: monday + 6 }
}

/** YYYY-MM-DD */
export function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
