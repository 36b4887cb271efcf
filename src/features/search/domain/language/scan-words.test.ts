import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { longestText, scanWords } from './scan-words.ts'

const texts = (text: string) => scanWords(text).map((word) => word.text)

describe('the words of a text', () => {
  test.each([
    ["the dog's bone, dogs' bones", ['the', 'dog', 'bone', 'dogs', 'bones']],
    ["l'eau de l’hôtel", ['eau', 'de', 'hôtel']],
    ["O'Brien and rock`n`roll", ["O'Brien", 'and', 'rock`n`roll']],
    ['1,000 trees, 3.5 km, 4k', ['1,000', 'trees', '3.5', 'km', '4k']],
    ['in the U.S.A. today', ['in', 'the', 'U.S.A.', 'today']],
    ['東京タワーの夜景', ['東京タワー', 'の', '夜景']],
    ['สุนัขบนชายหาด', ['สุนัข', 'บน', 'ชายหาด']],
    ['iPhoneで撮影', ['iPhone', 'で', '撮影']],
    ['ﾃﾞｼﾞﾀﾙ', ['ﾃﾞｼﾞﾀﾙ']],
    ['¡¿…!? —', []],
  ])('%s', (text, words) => expect(texts(text)).toEqual(words))

  test('a hyphen joins, a dash does not', () => {
    expect(scanWords('close-up').map(({ isJoined }) => isJoined)).toEqual([false, true])
    expect(scanWords('café-bar').map(({ isJoined }) => isJoined)).toEqual([false, true])
    expect(scanWords('close - up').map(({ isJoined }) => isJoined)).toEqual([false, false])
    expect(scanWords('-up').map(({ isJoined }) => isJoined)).toEqual([false])
  })

  test('plain text is read the same way as any other', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abS1290.,\'`- "!?'), maxLength: 40 })
    fc.assert(
      fc.property(plain, (text) => {
        expect(scanWords(`${text} é`).slice(0, -1)).toEqual(scanWords(text))
      }),
    )
  })

  test('whatever the text, every word stands where it is said to stand', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0
        for (const { text: word, start, end } of scanWords(text)) {
          expect(text.slice(start, end)).toBe(word)
          expect(start).toBeGreaterThanOrEqual(last)
          last = end
        }
      }),
    )
  })

  test('a text without end is read up to a point', () => {
    const words = scanWords('word '.repeat(100_000))
    expect(words.at(-1)?.end).toBeLessThanOrEqual(longestText)
    expect(scanWords('夜'.repeat(100_000)).at(-1)?.end).toBeLessThanOrEqual(longestText)
  })
})
