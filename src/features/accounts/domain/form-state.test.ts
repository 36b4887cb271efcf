import { expect, test } from 'vitest'
import { emptyForm, formOf, rowFormOf, wrongFieldsOf } from './form-state.ts'

const sent = { typed: { action: 'invite', row: '7' }, errors: { form: 'too-many', email: 'email-missing' } }

test('what was sent is shown in its own form and in no other', () => {
  expect(formOf(sent, 'seats', 'invite')).toBe(sent)
  expect(formOf(sent, 'seats')).toBe(emptyForm)
  expect(formOf(emptyForm, 'invite')).toBe(emptyForm)
})

test('and in its own row', () => {
  expect(rowFormOf(sent, '7', 'invite')).toBe(sent)
  expect(rowFormOf(sent, '8', 'invite')).toBe(emptyForm)
})

test('an error of the whole form is at no field', () => {
  expect(wrongFieldsOf(sent)).toEqual(['email'])
})
