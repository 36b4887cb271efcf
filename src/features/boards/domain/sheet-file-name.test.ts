import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetDisposition, sheetFileName } from './sheet-file-name.ts'

const whole = { number: 1, of: 1 }

test('a contact sheet is called as its board', () => {
  expect(sheetDisposition('Spring covers', whole)).toBe(
    `attachment; filename="Spring covers.pdf"; filename*=UTF-8''Spring%20covers.pdf`,
  )
  expect(sheetDisposition('Über Öl / “test”', { number: 2, of: 3 })).toBe(
    `attachment; filename="Uber Ol -test 2.pdf"; filename*=UTF-8''%C3%9Cber%20%C3%96l%20%E2%80%9Ctest%E2%80%9D%202.pdf`,
  )
  expect(sheetDisposition('海', whole)).toBe(
    `attachment; filename="board.pdf"; filename*=UTF-8''%E6%B5%B7.pdf`,
  )
  expect(sheetDisposition('../..', whole)).toBe(
    `attachment; filename="board.pdf"; filename*=UTF-8''board.pdf`,
  )
})

test('it is saved by the script under the same name', () => {
  expect(sheetFileName('Über Öl / “test”', { number: 2, of: 3 })).toBe('Über Öl “test” 2.pdf')
  expect(sheetFileName('', whole)).toBe('board.pdf')
})

test('no name breaks out of the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      expect(sheetDisposition(name, whole)).toMatch(
        /^attachment; filename="[\w .-]{1,120}"; filename\*=UTF-8''[\w%.~!&$+^`|#-]+$/,
      )
    }),
  )
})
