import { describe, expect, test } from 'vitest'
import type { IndexTerm, SpellingQuestion } from '../../domain/index-question.ts'
import { openLanguage } from '../language/open-language.ts'
import { correctPhrase } from './correct-phrase.ts'

const language = openLanguage({ keywords: [], names: [] })
const term = (text: string, weight: number): IndexTerm => ({
  kind: 'word',
  locale: null,
  text,
  folded: text,
  id: '',
  weight,
})

/** Terms that are near to a typed word, by how many changes. */
const near: Readonly<Record<string, readonly (readonly [text: string, weight: number, changes: number])[]>> =
  {
    lighthuose: [
      ['lighthouse', 0, 1],
      ['lighthouses', 7, 2],
    ],
    dogs: [['dog', 90, 1]],
    toresund: [['torresund', 9, 1]],
    flowr: [['flower', 50, 1]],
    hunde: [['hunde', 5, 0]],
    torresund: [['torresund', 9, 0]],
    guitara: [
      ['guitarra', 9, 1],
      ['guitar', 3, 1],
    ],
  }

function correct(
  phrase: string,
  understood: readonly { start: number; end: number }[] = [],
  foundNothing = false,
  locale: 'de' | 'es' = 'de',
) {
  const asked: SpellingQuestion[] = []
  const index = {
    spell: async (question: SpellingQuestion) => {
      asked.push(question)
      return (near[question.folded] ?? []).map(([text, weight, changes]) => ({
        term: term(text, weight),
        changes,
      }))
    },
  }
  const outcome = correctPhrase(phrase, { locale, understood, foundNothing }, { index, language })
  return outcome.then((corrected) => ({ corrected, asked }))
}

describe('SEARCH-03: putting a phrase right', () => {
  test.each([
    ['a flowr here', 'a flower here'],
    ['Ilvani Toresund', 'Ilvani Torresund'],
    ['lighthuose', 'lighthouse'],
  ])('%s → %s', async (phrase, expected) => {
    expect((await correct(phrase)).corrected).toEqual({ phrase: expected, isSure: true })
  })

  test.each(['dogs', '"flowr"', '-flowr', 'the sea'])('%s stays', async (phrase) => {
    expect((await correct(phrase)).corrected).toBeNull()
  })

  test.each([
    ['Torresund und Enkel', 'Torresund'],
    ['Fußballspiel für Hunde', 'Hunde'],
    ['lauter Unsinn', null],
    ['"lauter" Hunde', null],
  ])('where nothing is found, words that nothing has are left out: %s → %s', async (phrase, expected) => {
    const { corrected } = await correct(phrase, [], true)
    expect(corrected?.phrase ?? null).toBe(expected)
    expect((await correct(phrase)).corrected).toBeNull()
  })

  test('what was understood is enough to search by', async () => {
    const { corrected } = await correct('Unsinn in Paris', [{ start: 7, end: 15 }], true)
    expect(corrected?.phrase).toBe('in Paris')
  })

  test('the forms of one language are not those of another', async () => {
    // Spanish rules would take both for forms of one verb.
    const { corrected } = await correct('guitara', [], true, 'es')
    expect(corrected?.phrase).toBe('guitarra')
  })

  test('what was understood is left alone', async () => {
    expect((await correct('flowr', [{ start: 0, end: 5 }])).corrected).toBeNull()
  })

  test('the index is asked in the visitor’s language and in English, for a few words only', async () => {
    const { asked } = await correct('flowr '.repeat(200))
    expect([...new Set(asked.map(({ locale }) => locale))]).toEqual(['de', 'en-us'])
    expect(asked.length).toBeLessThanOrEqual(16)
  })
})
