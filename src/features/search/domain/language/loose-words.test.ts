import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { finishSteps } from '../steps.ts'
import { openAnalyzer } from './analyzer.ts'
import { openLooseWords } from './loose-words.ts'

const { analyzeText } = openAnalyzer(stemmers)
const words = finishSteps(
  openLooseWords(
    [
      { keywordId: 1, name: 'ordenador portátil', related: ['pc'] },
      { keywordId: 2, name: 'bebida caliente', related: ['té'] },
      { keywordId: 3, name: 'perro', related: [] },
      ...Array.from({ length: 13 }, (_, at) => ({
        keywordId: 4 + at,
        name: `hombre número ${at}`,
        related: [],
      })),
    ],
    (text) => analyzeText(text, 'es'),
  ),
)
const meaning = (text: string) => words.meaningOf(analyzeText(text, 'es'))

test('a word that comes to mind, and one of a longer name', () => {
  expect(meaning('pc')?.called).toEqual([1])
  expect(meaning('portátiles')?.called).toEqual([1])
  expect(meaning('caliente')?.called).toEqual([2])
})

test('what stands in many names says nothing, and a name itself is no loose word', () => {
  expect(meaning('hombre')).toBeNull()
  expect(meaning('perro')).toBeNull()
})
