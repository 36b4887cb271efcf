import { expect, test } from 'vitest'
import { dateWords } from './date-words.data.ts'
import { dayOf } from './days.ts'
import { momentForms, monthNumber, readMoment } from './read-moment.ts'

const forms = momentForms(dateWords.en, 'en')
const read = (text: string) => readMoment(text, forms, dateWords.en)

test('a day, a month and a year are read as far as they are known', () => {
  expect(read('2 february 2024')).toEqual({ from: dayOf(2024, 2, 2), to: dayOf(2024, 2, 2) })
  expect(read('february 2024')).toEqual({ from: dayOf(2024, 2, 1), to: dayOf(2024, 2, 29) })
  expect(read('2024')).toEqual({ from: dayOf(2024, 1, 1), to: dayOf(2024, 12, 31) })
})

test.each(['30 february 2024', '2024-13-01', 'soon', ''])('"%s" is no day', (text) => {
  expect(read(text)).toBeNull()
})

test('a month has its number', () => {
  expect(monthNumber('sept', dateWords.en)).toBe(9)
  expect(monthNumber('12月', dateWords.ja)).toBe(12)
  expect(monthNumber('nonsense', dateWords.en)).toBe(0)
})
