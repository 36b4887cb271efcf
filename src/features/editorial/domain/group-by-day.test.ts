import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCoverage } from '../testing/build-coverage.ts'
import { dayOf, groupByDay, parseDay, whenOf } from './group-by-day.ts'

const today = '2026-03-01'
const coverageOn = (day: string, id = day) => buildCoverage({ day, id })
const anyDay = fc.integer({ min: 0, max: 40_000 }).map(dayOf)

describe('seed 2.4: coverage day by day', () => {
  test('today and yesterday are called so, others by their date; what has no day stands last', () => {
    const days = groupByDay(
      ['', '2025-06-07', '2026-02-28', '2026-03-01'].map((day) => coverageOn(day)),
      today,
    )
    expect(days.map(({ day, when }) => [day, when])).toEqual([
      ['2026-03-01', 'today'],
      ['2026-02-28', 'yesterday'],
      ['2025-06-07', 'dated'],
      ['', 'undated'],
    ])
  })

  test('what comes later than today has a date', () => {
    expect(whenOf('2026-03-02', today)).toBe('dated')
  })

  test('nothing is lost, every day stands once, newest first, and a day keeps the order it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyDay, fc.constant(''))), (given) => {
        const coverage = given.map((day, at) => coverageOn(day, String(at)))
        const days = groupByDay(coverage, today)
        expect(days.map(({ day }) => day)).toEqual([...new Set(given)].sort().reverse())
        for (const { day, coverage: covered } of days) {
          expect(covered).toEqual(coverage.filter((one) => one.day === day))
        }
      }),
    )
  })
})

describe('days in a URL', () => {
  test('a day is read as it is written', () => {
    fc.assert(fc.property(anyDay, (day) => parseDay(day) === day))
  })

  test.each([null, '', 'today', '2026-2-1', '2026-02-30', '2026-13-01', '2026-02-01T00:00', '20260201'])(
    '%s is no day',
    (text) => {
      expect(parseDay(text)).toBeNull()
    },
  )
})
