import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneLine, tameValues, tameWords } from './tame-values.ts'

const anything = fc.string({ unit: 'binary' })

describe('what is filled into a mail', () => {
  test('is one line, whatever was typed', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
        expect(tameWords(text)).not.toMatch(/[\r\n]/)
        expect([...tameWords(text)].length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('ordinary names stay as they are', () => {
    for (const name of ['Mia Möller', 'O’Neil & Sons', '青木 花子', 'Dr. Who', 'R/GA? no: R / GA']) {
      expect(tameWords(name).replaceAll('\u2060', '')).toBe(name)
    }
    expect(tameWords('Dr. Who')).toBe('Dr. Who')
  })

  test.each(['https://evil.example/win', 'www.evil.example', 'evil.example', 'me@evil.example'])(
    'no mail program makes a link of %s',
    (text) => {
      expect(tameWords(`Win at ${text}`)).not.toContain(text)
    },
  )

  test('a user agent is told as people would say it', () => {
    const device = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
    expect(tameValues({ device: 'device' }, { device })).toEqual({ device: 'Firefox, Windows' })
  })

  test('what has to be typed again is kept to the letter', () => {
    expect(tameValues({ username: 'exact' }, { username: 'mia.m_1' })).toEqual({ username: 'mia.m_1' })
  })

  test.each(['javascript:alert(1)', '/sign-in', 'https://me:secret@example.com/', ''])(
    '%s is no link',
    (link) => {
      expect(() => tameValues({ link: 'link' }, { link })).toThrow('link')
    },
  )

  test('what is missing is told to whoever wrote it', () => {
    expect(() => tameValues({ team: 'words' }, {})).toThrow('"team"')
    expect(() => tameValues({ when: 'moment' }, { when: 'today' })).toThrow('"when"')
  })
})
