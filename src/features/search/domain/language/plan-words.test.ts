import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import { openAnalyzer } from './analyzer.ts'
import { type Planning, planPrefix, planQuote, planWords } from './plan-words.ts'
import { openThesaurus } from './thesaurus.ts'

const analyzer = openAnalyzer(stemmers)

function planning(room = 32): Planning {
  const thesaurus = openThesaurus(smallVocabulary, analyzer)
  const rest = { growing: null, keepsStopWords: false, room, words: [], ignored: [] }
  return { analyzer, thesaurus, locale: 'en-us', code: 'en', ...rest }
}

test('one match for each thing that is named, none for what only holds a sentence together', () => {
  const nodes = ['copy', 'space', 'and', 'cats'].map((text) => ({ text }))
  expect(planWords(nodes, planning(), false).map((match) => match?.kind)).toEqual(['any', undefined, 'any'])
})

test('words for which there is no room are named', () => {
  const plan = planning(1)
  planWords([{ text: 'red' }, { text: 'car' }], plan, false)
  expect(planQuote({ text: 'blue sky' }, plan, false)).toBeNull()
  expect(planPrefix({ text: 'sun' }, plan, false)).toBeNull()
  expect(plan.ignored).toEqual(['car', 'blue', 'sky', 'sun'])
})
