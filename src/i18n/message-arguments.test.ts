import { describe, expect, test } from 'vitest'
import { argumentsOf, tagNamesOf } from './message-arguments.ts'
import { isPlainText, parseMessage } from './parse-message.ts'

const argumentsIn = (message: string) => Object.fromEntries(argumentsOf(parseMessage(message)))

describe('I18N-03: the arguments of a message', () => {
  test.each([
    ['none', 'Search', {}],
    ['text', '{name}', { name: { kind: 'text' } }],
    ['a number', '{n, number, ::compact-short}', { n: { kind: 'number' } }],
    ['a plural', '{n, plural, one {#} other {#}}', { n: { kind: 'number' } }],
    ['an ordinal', '{n, selectordinal, other {#.}}', { n: { kind: 'number' } }],
    ['dates and times', '{a, date} {b, time, short}', { a: { kind: 'date' }, b: { kind: 'date' } }],
    ['the use that says most', '{n} {n, number}', { n: { kind: 'number' } }],
    ['nested ones', '<b>{n, plural, other {{name}}}</b>', { n: { kind: 'number' }, name: { kind: 'text' } }],
  ])('%s', (_case, message, expected) => {
    expect(argumentsIn(message)).toEqual(expected)
  })

  test('two choices over one argument are one choice among all their options', () => {
    expect(argumentsIn('{k, select, a {A} other {}} {k, select, b {B} other {}} {k}')).toEqual({
      k: { kind: 'select', options: new Set(['a', 'b', 'other']) },
    })
  })

  test('tags are named once, in order', () => {
    expect(tagNamesOf(parseMessage('<b>x</b> <a>{n, plural, other {<b>y</b>}}</a>'))).toEqual(['a', 'b'])
  })

  test('a text without syntax need not be parsed', () => {
    expect(['Search #1', 'a > b', '100 %'].map(isPlainText)).toEqual([true, true, true])
    expect(['{name}', "it's", '<b>x</b>'].map(isPlainText)).toEqual([false, false, false])
  })
})
