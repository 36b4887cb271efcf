import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from './ingest-date.ts'

test.each([
  ['2020-05-04', '2020-05-04'],
  ['2020-05-04T23:30:00-11:00', '2020-05-04'],
  ['2020-05-04T00:15:00Z', '2020-05-04'],
  ['2020-05-04 03:02:01', '2020-05-04'],
  ['2020:05:04 03:02:01', '2020-05-04'],
  ['20200504', '2020-05-04'],
  ['2020/5/4', '2020-05-04'],
  ['4.5.2020', '2020-05-04'],
  ['2024-02-29', '2024-02-29'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text)).toEqual({ day, label: day })
})

test.each([
  ['1936', '1936'],
  ['1936-05', '1936-05'],
  ['19360000', '1936'],
  ['19360500', '1936-05'],
])('%s is no day, only the label %s', (text, label) => {
  expect(readDate(text)).toEqual({ day: null, label })
})

test.each([
  '',
  '4/5/2020',
  '2023-02-29',
  '2020-13-01',
  '0000:00:00 00:00:00',
  'yesterday',
  '20200004',
  '1e3',
])('%j is no date', (text) => {
  expect(readDate(text)).toBeNull()
})

test('every day reads as itself', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDate(day)?.day).toBe(day)
      },
    ),
  )
})
