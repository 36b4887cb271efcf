import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileMessages } from './compile-message.ts'
import { argumentsOf, tagNamesOf } from './message-arguments.ts'
import { createTranslate } from './messages.ts'
import { parseMessage } from './parse-message.ts'
import { escapeMessageText, pseudoLocalize } from './pseudo.ts'

/** The message as it is shown when its arguments have these values. */
function show(message: string, values: Record<string, string | number> = {}): string {
  return createTranslate<Record<string, object>>('en-us', compileMessages({ message }))('message', values)
}

/** Messages built of everything ICU knows, nested. */
const { message: anyMessage } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      'Search',
      ' images ',
      'Don’t',
      "it's",
      "'{'quoted'}'",
      "o''clock",
      'ümlaut',
      '日本',
      ' ',
      'a < b',
    ),
    fc.constantFrom('{name}', '{size, number}', '{size, number, ::compact-short}', '{day, date, ::yMMMd}'),
    fc
      .tuple(tie('message'), tie('message'))
      .map(([one, other]) => `{count, plural, =0 {none} one {# ${one}} other {#${other}}}`),
    fc.tuple(tie('message')).map(([inside]) => `{kind, select, film {${inside}} other {}}`),
    fc.tuple(tie('message')).map(([inside]) => `<link>${inside}</link>`),
  ),
}))

describe('I18N-03: the pseudo-locale', () => {
  test('is accented, longer and in brackets', () => {
    expect(pseudoLocalize('Search images')).toBe('⟦Šéååŕççĥ îɱɱåĝĝéš⟧')
  })

  test('is about 40 % longer than English', () => {
    const english = 'Save this picture to one of your boards and share it with the people you work with'
    const letters = english.replaceAll(' ', '').length
    const added = pseudoLocalize(english).length - english.length - '⟦⟧'.length
    expect(added / letters).toBeGreaterThan(0.35)
    expect(added / letters).toBeLessThanOrEqual(0.4)
  })

  test('keeps arguments, plural structure and tags to the letter', () => {
    const pseudo = pseudoLocalize("{count, plural,  one {# file by <b>{name}</b>} other {# don''t}}")
    expect(pseudo).toBe("⟦{count, plural,  one {# ƒîļļé ƀƀý <b>{name}</b>} other {# đöññ''ţ}}⟧")
    expect(show(pseudo, { count: 1, name: 'Ann' })).toBe('⟦1 ƒîļļé ƀƀý Ann⟧')
  })

  test('a quoted # in a plural stays a #', () => {
    const message = "{count, plural, other {'#'1 of # {kind, select, other {#}}}}"
    expect(show(pseudoLocalize(message), { count: 2, kind: 'x' })).toBe('⟦#1 öƒ 2 #⟧')
  })

  test('an empty text stays empty, and what is no message stays as it is', () => {
    expect(pseudoLocalize('')).toBe('')
    expect(pseudoLocalize('Half {of')).toBe('Half {of')
  })

  test('has the same placeholders as the message, whatever the message', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const before = parseMessage(message)
        const after = parseMessage(pseudoLocalize(message))
        expect(argumentsOf(after)).toEqual(argumentsOf(before))
        expect(tagNamesOf(after)).toEqual(tagNamesOf(before))
      }),
    )
  })

  test('changes letters only: without accents and repeats the shown text is the same', () => {
    const values = { name: '#1', size: 2, count: 1, kind: 'film', day: 0 }
    const bare = (text: string) => text.replace(/[\p{L}\p{M}⟦⟧]/gu, '')
    fc.assert(
      fc.property(anyMessage, (message) => {
        const plain = message.replaceAll(/\{(size|day), [^}]*\}/g, '{$1, number}')
        expect(bare(show(pseudoLocalize(plain), values))).toBe(bare(show(plain, values)))
      }),
    )
  })

  test('escaped text is shown as it was, in and outside a plural', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[a{}<>#'/ ]+$/))
    fc.assert(
      fc.property(anyText, (text) => {
        expect(show(`{count}${escapeMessageText(text, false)}{count}`, { count: '|' })).toBe(`|${text}|`)
        expect(show(`{count, plural, other {${escapeMessageText(text, true)}}}`, { count: 1 })).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})
