import { describe, expect, test } from 'vitest'
import type { IndexTerm, SuggestQuestion } from '../domain/index-question.ts'
import { suggestPhrases } from './suggest-phrases.ts'

const term = (kind: IndexTerm['kind'], text: string, id: string): IndexTerm => ({
  kind,
  locale: null,
  text,
  folded: text.toLowerCase(),
  id,
  weight: 1,
})
const terms = [
  term('keyword', 'dog', '1'),
  term('keyword', 'dog walk', '2'),
  term('person', 'Dogan Ray', '3'),
  term('event', 'Dog show', '4'),
  term('collection', 'Dogs at work', 'dogs'),
]

function open() {
  const asked: SuggestQuestion[] = []
  const needs = {
    index: {
      suggest: async (question: SuggestQuestion) => {
        asked.push(question)
        return terms.filter(
          ({ folded, kind }) => folded.startsWith(question.folded) && question.kinds.includes(kind),
        )
      },
    },
    language: { fold: (text: string) => text.toLowerCase() },
  }
  return { asked, needs }
}

describe('SEARCH-06: while one types', () => {
  test('phrases, people, events and collections begin like it', async () => {
    const { needs, asked } = open()
    expect(await suggestPhrases('Do', { site: 'argus', locale: 'de' }, needs)).toEqual({
      phrases: ['dog', 'dog walk'],
      people: [{ id: '3', name: 'Dogan Ray' }],
      events: [{ id: '4', name: 'Dog show' }],
      collections: [{ id: 'dogs', name: 'Dogs at work' }],
    })
    expect(asked).toMatchObject([{ locale: 'de', folded: 'do', limit: 8 }])
  })

  test('a site without news proposes no people', async () => {
    const { needs } = open()
    const found = await suggestPhrases('do', { site: 'bokeh', locale: 'de' }, needs)
    expect(found).toEqual({ phrases: ['dog', 'dog walk'], people: [], events: [], collections: [] })
  })

  test('the last word goes on where nothing is called like the whole', async () => {
    const { needs, asked } = open()
    const found = await suggestPhrases('red do', { site: 'argus', locale: 'de' }, needs)
    expect(found.phrases).toEqual(['red dog', 'red dog walk'])
    expect(asked).toHaveLength(2)
  })
})
