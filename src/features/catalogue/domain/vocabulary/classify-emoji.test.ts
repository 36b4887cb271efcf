import { expect, test } from 'vitest'
import { classifyEmoji, genderOf } from './classify-emoji.ts'

test('an emoji belongs to the group that opened last', () => {
  const classes = classifyEmoji(['🐵', '🦍', '🦃', '🐧'])
  expect(classes.get('🦍')).toEqual({ kind: 'subject', broader: ['mammal', 'wildlife'] })
  expect(classes.get('🐧')).toEqual({ kind: 'subject', broader: ['bird'] })
})

test('one that shows what another keyword says is part of it', () => {
  expect(classifyEmoji(['🐵', '🐶']).get('🐶')).toEqual({ sameAs: 'dog' })
})

test('signs are left out with a reason', () => {
  expect(classifyEmoji(['{', '→']).get('→')).toEqual({ leftOut: expect.stringContaining('signs') })
})

test('an emoji before any group is an error', () => {
  expect(() => classifyEmoji(['🦍'])).toThrow('🦍')
})

test.each([
  ['👩‍🚀', '🧑‍🚀', 'woman'],
  ['🏃‍♂', '🏃', 'man'],
])('%s is %s, told to be a %s', (emoji, of, is) => {
  expect(genderOf(emoji)).toEqual({ of, is })
})

test('nothing is told of others', () => {
  expect(genderOf('🐕')).toBeNull()
  expect(genderOf('👩')).toBeNull()
})
