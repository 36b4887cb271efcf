import { describe, expect, test } from 'vitest'
import { checkMessages } from './check-messages.ts'
import type { AnyLocale } from './locales.ts'

/** The problems of one message against its English, as 'kind: detail'. */
function problemsOf(locale: AnyLocale, message: string, english: string): string[] {
  const problems = checkMessages({ 'en-us': { key: english }, [locale]: { key: message } })
  return problems
    .filter((problem) => problem.locale === locale)
    .map(({ kind, detail }) => `${kind}: ${detail}`)
}

const images = '{count, plural, one {# image} other {# images}}'

describe('I18N-03: the check of messages', () => {
  test('is content with complete and correct locales', () => {
    expect(
      checkMessages({
        'en-us': { 'a.title': 'Boards', 'a.count': images, 'a.by': 'by <b>{name}</b>' },
        de: {
          'a.title': 'Boards',
          'a.count': '{count, plural, one {# Bild} other {# Bilder}}',
          'a.by': '<b>{name}</b>',
        },
        ja: { 'a.title': 'ボード', 'a.count': '画像{count, plural, other {#件}}', 'a.by': '<b>{name}</b>作' },
        pl: {
          'a.title': 'Tablice',
          'a.count': '{count, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}',
          'a.by': '<b>{name}</b>',
        },
      }),
    ).toEqual([])
  })

  test('finds missing and extra keys', () => {
    expect(checkMessages({ 'en-us': { a: 'A', b: 'B' }, de: { b: 'B', c: 'C' } })).toEqual([
      { locale: 'de', key: 'a', kind: 'missing', detail: 'no text' },
      { locale: 'de', key: 'c', kind: 'extra', detail: 'en-us has no such key' },
    ])
  })

  test.each([
    ['a forgotten argument', 'Hallo', 'Hello {name}', ['placeholders: lacks {name} (text)']],
    [
      'a renamed argument',
      'Hallo {nome}',
      'Hello {name}',
      ['placeholders: lacks {name} (text)', 'placeholders: has {nome} (text), which en-us has not'],
    ],
    [
      'a number shown as it comes',
      '{count} Bilder',
      images,
      ['placeholders: lacks {count} (number)', 'placeholders: has {count} (text), which en-us has not'],
    ],
    ['a lost tag', 'AGB', '<terms>Terms</terms>', ['placeholders: lacks <terms>']],
    [
      'a translated choice',
      '{kind, select, bild {B} other {A}}',
      '{kind, select, image {I} other {A}}',
      [
        'placeholders: lacks {kind} (select image, other)',
        'placeholders: has {kind} (select bild, other), which en-us has not',
      ],
    ],
  ])('finds %s', (_case, german, english, problems) => {
    expect(problemsOf('de', german, english)).toEqual(problems)
  })

  test('lets a number be written without a plural', () => {
    expect(problemsOf('ja', '{count, number}件', images)).toEqual([])
  })

  test.each(['Halb {auf', '{count, plural}', '<b>offen', '{}'])(
    'finds that %s is no ICU message',
    (message) => {
      expect(problemsOf('de', message, 'Text')).toEqual([expect.stringMatching(/^syntax: /)])
    },
  )

  test('finds a choice without other', () => {
    expect(problemsOf('en-us', '{kind, select, image {I}}', '{kind, select, image {I}}')).toEqual([
      "syntax: select over 'kind' has no 'other'",
    ])
  })

  test.each<[AnyLocale, string, string[]]>([
    ['de', '{count, plural, one {# Bild}}', ["plural: plural over 'count' has no 'other'"]],
    ['de', '{count, plural, other {# Bilder}}', ["plural: plural over 'count' has no 'one'"]],
    ['de', '{count, plural, =1 {ein Bild} other {# Bilder}}', []],
    [
      'de',
      '{count, plural, one {# Bild} few {# Bilder} other {# Bilder}}',
      ["plural: plural over 'count' has 'few', which this language does not use"],
    ],
    [
      'ja',
      '{count, plural, one {#} other {#}}',
      ["plural: plural over 'count' has 'one', which this language does not use"],
    ],
    [
      'pl',
      '{count, plural, one {# obraz} other {# obrazu}}',
      ["plural: plural over 'count' has no 'many'", "plural: plural over 'count' has no 'few'"],
    ],
    ['es', '{count, plural, one {# foto} other {# fotos}}', []],
    ['cs', '{count, plural, one {# f} few {# f} other {# f}}', []],
    ['ar-xb', images, []],
  ])('%s: %s', (locale, message, problems) => {
    expect(problemsOf(locale, message, images)).toEqual(problems)
  })

  test('counts ordinals by their own rules, and from the offset', () => {
    const places = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(problemsOf('en-us', places, places)).toEqual([])
    expect(problemsOf('de', '{place, selectordinal, other {#.}}', places)).toEqual([])
    const others = '{n, plural, offset:1 =0 {nobody} =1 {you} =2 {you and one} other {you and #}}'
    expect(problemsOf('en-us', others, others)).toEqual([])
    const fewer = '{n, plural, offset:1 =0 {nobody} =1 {you} other {you and #}}'
    expect(problemsOf('en-us', fewer, fewer)).toEqual(["plural: plural over 'n' has no 'one'"])
  })

  test('finds a wrong plural inside a choice and a tag', () => {
    const nested = '{kind, select, film {<b>{n, plural, one {#} other {#}}</b>} other {{n, number}}}'
    expect(problemsOf('ja', nested, nested)).toEqual([
      "plural: plural over 'n' has 'one', which this language does not use",
    ])
  })
})
