import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { foldLetters, foldLettersBut, longestWord, writeWord } from './fold-word.ts'
import { languageCodes } from './language-code.ts'

describe('writing a word', () => {
  test.each([
    ['Straße', 'de', 'straße'],
    ['ISPARTA', 'tr', 'ısparta'],
    ['İzmir', 'tr', 'izmir'],
    ['ISPARTA', 'en', 'isparta'],
    ['Љубав', 'sr', 'ljubav'],
    ['Ђоковић', 'sr', 'đoković'],
    ['ＡＢＣ', 'en', 'abc'],
    ["o'brien", 'en', 'obrien'],
    ['ﷺ', 'en', 'صلىاللهعليهوسلم'],
  ] as const)('%s in %s is %s', (word, code, written) => expect(writeWord(word, code)).toBe(written))

  test('twice is as good as once, without blanks, and never too long', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languageCodes), (text, code) => {
        const written = writeWord(text, code)
        expect(writeWord(written, code)).toBe(written)
        expect(written).not.toMatch(/\s/)
        expect(written.length).toBeLessThanOrEqual(longestWord * 2)
      }),
    )
  })
})

describe('folding letters', () => {
  test.each([
    ['mädchen', 'madchen'],
    ['straße', 'strasse'],
    ['łódź', 'lodz'],
    ['đoković', 'dokovic'],
    ['ђоковић', 'dokovic'],
    ['собака', 'sobaka'],
    ['ёлка', 'elka'],
    ['smørrebrød', 'smorrebrod'],
    ['chó', 'cho'],
    ['デジタル', 'デジタル'],
    ['สุนัข', 'สุนัข'],
    ['고양이', '고양이'],
  ])('%s is %s', (word, folded) => expect(foldLetters(word)).toBe(folded))

  test('twice is as good as once', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languageCodes), (text, code) => {
        const folded = foldLetters(writeWord(text, code))
        expect(foldLetters(folded)).toBe(folded)
        expect(folded).not.toMatch(/\s/)
      }),
    )
  })

  test('letters of their own stay', () => {
    expect(foldLettersBut('fåré', /[åäö]/)).toBe('fåre')
    expect(foldLettersBut('plain', /[åäö]/)).toBe('plain')
  })
})
