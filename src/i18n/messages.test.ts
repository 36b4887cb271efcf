import { describe, expect, test, vi } from 'vitest'
import { compileMessages } from './compile-message.ts'
import { createTranslate, createTranslateToParts, type Messages } from './messages.ts'

type Catalogue = {
  'shell.search': undefined
  'shell.quoted': undefined
  'shell.broken': undefined
  'shell.absent': undefined
  constructor: undefined
  __proto__: undefined
  'search.count': { count: number }
  'search.greeting': { name: string }
  'search.seen': { when: Date | number }
  'search.kind': { kind: 'image' | 'film' | 'other' }
  'account.accept': { name: string }
}
type Tags = { 'account.accept': 'terms' }

const english = compileMessages({
  'shell.search': 'Search #1 }',
  'shell.quoted': "Don't write '{name}'",
  'shell.broken': 'Half {of',
  'search.count': '{count, plural, =0 {Nothing} one {# image} other {# images}}',
  'search.greeting': 'Hello {name}',
  'search.seen': 'Seen on {when, date, medium} at {when, time, short}',
  'search.kind': '{kind, select, image {Image} film {Film} other {Asset}}',
  'account.accept': '{name}, do you accept the <terms>terms of {name}</terms>?',
})

const t = createTranslate<Catalogue>('en-us', english)

describe('I18N-03: translate', () => {
  test('a plain text is shown as it stands', () => {
    expect(t('shell.search')).toBe('Search #1 }')
  })

  test('quoted syntax is text', () => {
    expect(t('shell.quoted')).toBe("Don't write {name}")
  })

  test('plurals count and numbers are written for the locale', () => {
    expect(t('search.count', { count: 0 })).toBe('Nothing')
    expect(t('search.count', { count: 1 })).toBe('1 image')
    expect(t('search.count', { count: 12345 })).toBe('12,345 images')
  })

  test('one set of messages can be read in two locales', () => {
    const german = createTranslate<Catalogue>('de', english)
    expect(german('search.count', { count: 12345 })).toBe('12.345 images')
    expect(t('search.count', { count: 12345 })).toBe('12,345 images')
  })

  test('the pseudo-locale counts as English does', () => {
    const pseudo = createTranslate<Catalogue>('ar-xb', english)
    expect(pseudo('search.count', { count: 2 })).toBe('2 images')
  })

  test('dates are those of UTC', () => {
    const when = Date.UTC(2026, 10, 3, 23, 5)
    expect(t('search.seen', { when }).replace(/\s/g, ' ')).toBe('Seen on Nov 3, 2026 at 11:05 PM')
  })

  test('a choice picks its branch', () => {
    expect(t('search.kind', { kind: 'film' })).toBe('Film')
    expect(t('search.kind', { kind: 'other' })).toBe('Asset')
  })

  test('values are never read as syntax', () => {
    expect(t('search.greeting', { name: '{count} <terms>x</terms>' })).toBe('Hello {count} <terms>x</terms>')
  })

  test('a text with tags loses them', () => {
    expect(t('account.accept', { name: 'Ann' })).toBe('Ann, do you accept the terms of Ann?')
  })

  test('a key, its arguments and their types are checked by the compiler', () => {
    // @ts-expect-error the key does not exist
    t('shell.serach')
    // @ts-expect-error the argument is missing
    t('search.count')
    // @ts-expect-error the argument is a number
    t('search.count', { count: '3' })
    // @ts-expect-error the message has no arguments
    expect(t('shell.search', { count: 3 })).toBe('Search #1 }')
  })
})

describe('I18N-03: translate to parts', () => {
  test('each tag becomes what its function makes of it', () => {
    const toParts = createTranslateToParts<{ link: unknown[] }, Catalogue, Tags>('en-us', english)
    expect(toParts('account.accept', { name: 'Ann' }, { terms: (inside) => ({ link: inside }) })).toEqual([
      'Ann, do you accept the ',
      { link: ['terms of Ann'] },
      '?',
    ])
  })
})

describe('I18N-02: what is missing', () => {
  function withReport(messages: Messages | null = english) {
    const onMissing = vi.fn<(key: string) => void>()
    return { onMissing, t: createTranslate<Catalogue>('en-us', messages, onMissing) }
  }

  test('a missing key is shown and reported', () => {
    const { t, onMissing } = withReport()
    expect(t('shell.absent')).toBe('JS translation missing: shell.absent')
    expect(onMissing.mock.calls).toEqual([['shell.absent']])
  })

  test('a key that every object has is missing all the same', () => {
    const { t } = withReport()
    expect(t('constructor')).toBe('JS translation missing: constructor')
    expect(t('__proto__')).toBe('JS translation missing: __proto__')
  })

  test('a missing set is shown for every key', () => {
    const { t, onMissing } = withReport(null)
    expect(t('shell.search')).toBe('JS translations missing')
    expect(onMissing).not.toHaveBeenCalled()
  })

  test('a broken message does not break the page, and is reported each time', () => {
    const { t, onMissing } = withReport()
    expect(t('shell.broken')).toBe('JS translation missing: shell.broken')
    expect(t('shell.broken')).toBe('JS translation missing: shell.broken')
    expect(onMissing).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['is missing', {}],
    ['is undefined', { count: undefined }],
    ['is no number', { count: Number.NaN }],
  ])('an argument that %s does not break the page', (_case, values) => {
    const { t, onMissing } = withReport()
    expect(t('search.count', values as { count: number })).toBe('JS translation missing: search.count')
    expect(onMissing).toHaveBeenCalledWith('search.count')
  })

  test('a date that is none does not break the page', () => {
    const { t } = withReport()
    expect(t('search.seen', { when: new Date('never') })).toBe('JS translation missing: search.seen')
  })

  test('without a reporter nothing is reported and nothing breaks', () => {
    expect(t('shell.absent')).toBe('JS translation missing: shell.absent')
  })
})
