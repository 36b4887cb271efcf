import { expect, test } from 'vitest'
import { emptyForm } from '../../../domain/board-page.ts'
import { forgetSent } from './forget-sent.ts'
import { noteKey } from './written-drafts.ts'

const errors = { form: 'changed-meanwhile' }
const note = { typed: { action: 'note', asset: '7', text: 'Crop' }, errors }
const change = { typed: { action: 'change', name: 'Covers' }, errors }

test('BOARD-11: what was refused goes with the text that is let go', () => {
  expect(forgetSent(note, noteKey('7'))).toBe(emptyForm)
  expect(forgetSent(change, 'name')).toBe(emptyForm)
  expect(forgetSent(change, 'description')).toBe(emptyForm)
})

test('what was refused of another text stays', () => {
  expect(forgetSent(note, noteKey('8'))).toBe(note)
  expect(forgetSent(note, 'name')).toBe(note)
  expect(forgetSent(change, noteKey('7'))).toBe(change)
  expect(forgetSent(emptyForm, 'name')).toBe(emptyForm)
})
