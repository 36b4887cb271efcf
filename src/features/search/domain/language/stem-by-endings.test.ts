import { describe, expect, test } from 'vitest'
import { stemCzech, stemJapanese, stemKorean, stemPolish } from './stem-by-endings.ts'

describe('SEARCH-03: cases of one word meet', () => {
  test.each([
    ['kot', 'koty', 'kotów', 'kotem', 'kotami'],
    ['kwiat', 'kwiaty', 'kwiatach', 'kwiatu'],
    ['drzewo', 'drzewa', 'drzew', 'drzewami'],
    ['czerwony', 'czerwona', 'czerwone', 'czerwonego', 'czerwonych'],
  ])('in Polish: %s', (base, ...forms) => {
    for (const form of forms) expect(stemPolish(form)).toBe(stemPolish(base))
  })

  test.each([
    ['kočka', 'kočky', 'kočkou', 'kočkami'],
    ['strom', 'stromy', 'stromů', 'stromech'],
    ['červený', 'červená', 'červené', 'červeného', 'červených'],
  ])('in Czech: %s', (base, ...forms) => {
    for (const form of forms) expect(stemCzech(form)).toBe(stemCzech(base))
  })

  test.each([
    ['강아지', '강아지가', '강아지를', '강아지들', '강아지들은'],
    ['고양이', '고양이가', '고양이들을'],
    ['바다', '바다에서', '바다를'],
  ])('in Korean without particles: %s', (base, ...forms) => {
    for (const form of forms) expect(stemKorean(form)).toBe(stemKorean(base))
  })

  test.each([
    ['黒', '黒い', '黒く'],
    ['踊り', '踊る'],
    ['森', 'の森'],
    ['ネコ', 'ねこ'],
  ])('in Japanese, however it is bent or written: %s', (base, ...forms) => {
    for (const form of forms) expect(stemJapanese(form)).toBe(stemJapanese(base))
  })

  test('short words stay whole', () => {
    expect(stemPolish('ser')).toBe('ser')
    expect(stemCzech('les')).toBe('les')
    expect(stemKorean('아이')).toBe('아이')
    expect(stemJapanese('の')).toBe('の')
    expect(stemJapanese('dog')).toBe('dog')
    expect(stemKorean('dog이')).toBe('dog이')
  })
})
