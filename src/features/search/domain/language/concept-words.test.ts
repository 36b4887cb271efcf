import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { finishSteps } from '../steps.ts'
import { openAnalyzer } from './analyzer.ts'
import { openConceptWords } from './concept-words.ts'

const { analyzeText } = openAnalyzer(stemmers)
const words = finishSteps(
  openConceptWords(
    [
      { keywordId: 1, name: 'får', synonyms: ['lamm'] },
      { keywordId: 2, name: 'far', synonyms: ['pappa', 'far'] },
      { keywordId: 3, name: 'glas', synonyms: ['lamm'] },
      { keywordId: 4, name: 'närbild', synonyms: ['close-up'] },
      { keywordId: 5, name: 'sångare/sångerska (alla kön)', synonyms: [] },
    ],
    (text) => analyzeText(text, 'sv'),
  ),
)
const meaning = (text: string) => words.meaningOf(analyzeText(text, 'sv'))

test('the surest reading decides: as written, then without accents', () => {
  expect(meaning('Får')).toEqual({ named: [1], called: [] })
  expect(meaning('far')).toEqual({ named: [2], called: [] })
  expect(meaning('narbild')).toEqual({ named: [4], called: [] })
})

test('a word that means several things keeps them all', () => {
  expect(meaning('lamm')).toEqual({ named: [], called: [1, 3] })
})

test('of two names in one either will do, and what stands in parentheses need not be said', () => {
  for (const text of ['sångare', 'sångare sångerska']) expect(meaning(text)?.named).toEqual([5])
})

test('hyphens and blanks make no difference', () => {
  for (const text of ['close-up', 'close up', 'closeup']) expect(meaning(text)?.called).toEqual([4])
})

test('forms of a word lead to it, and other words to nothing', () => {
  expect(meaning('glasen')?.named).toEqual([3])
  expect(meaning('hund')).toBeNull()
  expect(words.knows('glas')).toBe(true)
  expect(words.knows('hund')).toBe(false)
  expect(words.longest).toBe(4)
})
