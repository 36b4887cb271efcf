import { expect, test } from 'vitest'
import { calendarDay, calendarOf, dayOf, monthRange, weekRange, writeDay, yearRange } from './days.ts'

test('a day and its number belong together', () => {
  expect(dayOf(1970, 1, 1)).toBe(0)
  expect(calendarOf(dayOf(2026, 11, 15))).toEqual({ year: 2026, month: 11, dayOfMonth: 15 })
  expect(writeDay(dayOf(2024, 2, 29))).toBe('2024-02-29')
})

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [2023, 13, 1, false],
  [2023, 4, 31, false],
])('%i-%i-%i is a day of the calendar: %s', (year, month, day, isOne) => {
  expect(calendarDay(year, month, day) !== null).toBe(isOne)
})

test('months and years end where they end', () => {
  const written = ({ from, to }: { from: number | null; to: number | null }) =>
    [from, to].map((day) => writeDay(day ?? 0))
  expect(written(monthRange(2024, 2))).toEqual(['2024-02-01', '2024-02-29'])
  expect(written(monthRange(2025, 12, 3))).toEqual(['2025-12-01', '2026-02-28'])
  expect(written(yearRange(2025))).toEqual(['2025-01-01', '2025-12-31'])
})

test('a week begins on Monday', () => {
  const sunday = dayOf(2026, 11, 15)
  expect(weekRange(sunday)).toEqual({ from: dayOf(2026, 11, 9), to: sunday })
  expect(weekRange(dayOf(2026, 11, 9)).from).toBe(dayOf(2026, 11, 9))
})
