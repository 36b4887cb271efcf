import { expect, test } from 'vitest'
import { cleanText, keywords, keywordText, manyOf, oneOf, text, wholeNumber, yesNo } from './field-readers.ts'

test('text loses control characters and odd spaces; a caption keeps its lines', () => {
  expect(cleanText(' a\u0000\tb\r\n c ')).toBe('a b c')
  expect(cleanText('one\r\ntwo', true)).toBe('one\ntwo')
  expect(cleanText('u\u0308')).toBe('ü')
})

test('text that is too long is a problem', () => {
  expect(text(3)(['abcd'])).toEqual({ problem: 'is longer than 3 characters' })
})

test('closed lists are read however people spell them', () => {
  const read = oneOf(['fineart', 'vector'], { art: 'fineart' })
  expect(read(['Fine Art'])).toEqual({ value: 'fineart' })
  expect(read(['ART'])).toEqual({ value: 'fineart' })
  expect(read(['photo'])).toEqual({ problem: 'is none of fineart, vector' })
  expect(manyOf(['a', 'b'])(['A', 'b', 'a'])).toEqual({ value: ['a', 'b'] })
  expect(manyOf(['a', 'b'])(['a', 'c'])).toEqual({ problem: 'has c, which is none of a, b' })
})

test('yes and no, also at the end of a URL', () => {
  expect(yesNo()(['TRUE'])).toEqual({ value: true })
  expect(yesNo({ print: false })(['http://cv.iptc.org/newscodes/digitalsourcetype/print'])).toEqual({
    value: false,
  })
  expect(yesNo()(['perhaps'])).toEqual({ problem: 'is neither yes nor no' })
})

test.each(['', ' ', '1.5', '0', '11', '1e1x', 'NaN'])('%j is no whole number from 1 to 10', (given) => {
  expect(wholeNumber(1, 10)([given])).toHaveProperty('problem')
})

test('keywords know their language and come back as they were written', () => {
  const reading = keywords(50, 10)(['sky', 'Himmel@de', 'me@home', 'sky'])
  expect(reading).toEqual({
    value: [
      { text: 'sky', locale: 'en-us' },
      { text: 'Himmel', locale: 'de' },
      { text: 'me@home', locale: 'en-us' },
    ],
  })
  expect(keywordText({ text: 'me@de', locale: 'en-us' })).toBe('me@de@en-us')
})
