import type { Coverage } from './coverage.ts'

/** What a day is called: by its name, by its date, or not at all. */
export type When = 'today' | 'yesterday' | 'dated' | 'undated'

export type Day = Readonly<{ day: string; when: When; coverage: readonly Coverage[] }>

const dayMs = 86_400_000

/** Coverage day by day, the newest first; what has no day stands last. Within a day it keeps its order. */
export function groupByDay(coverage: readonly Coverage[], today: string): readonly Day[] {
  const days = Map.groupBy(coverage, ({ day }) => day)
  return [...days]
    .toSorted(([one], [other]) => (one < other ? 1 : one > other ? -1 : 0))
    .map(([day, covered]) => ({ day, when: whenOf(day, today), coverage: covered }))
}

export function whenOf(day: string, today: string): When {
  if (day === '') return 'undated'
  if (day === today) return 'today'
  return Date.parse(today) - Date.parse(day) === dayMs ? 'yesterday' : 'dated'
}

/** The UTC day of a number of days since 1970-01-01, as YYYY-MM-DD. */
export function dayOf(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10)
}

/** A day as a URL says it; null for what is none. */
export function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  // There is no February 30, but it can be read as a day in March.
  return Number.isNaN(time) || dayOf(time / dayMs) !== text ? null : text
}
