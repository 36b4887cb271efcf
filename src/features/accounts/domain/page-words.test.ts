import { expect, test } from 'vitest'
import { parseDone, parseOpenidWord } from './page-words.ts'

test('a page says what stands in the list', () => {
  expect(parseDone(new URLSearchParams('done=password-reset'))).toBe('password-reset')
  expect(parseOpenidWord(new URLSearchParams('openid=sign-in-first'))).toBe('sign-in-first')
})

test.each(['', 'done=', 'done=Call+0800', 'done=__proto__', 'done=length', 'openid=PASSWORD'])(
  'and nothing that somebody wrote into an address: %s',
  (query) => {
    expect(parseDone(new URLSearchParams(query))).toBeNull()
    expect(parseOpenidWord(new URLSearchParams(query))).toBeNull()
  },
)
