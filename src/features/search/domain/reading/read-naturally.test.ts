import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { dayOf } from './days.ts'
import { nameKey } from './name-tokens.ts'
import { type ReadingContext, readNaturally, undoPart } from './read-naturally.ts'

const context: ReadingContext = {
  locale: 'en-us',
  today: dayOf(2026, 11, 15),
  places: new Map([['paris', [{ id: 'Paris', name: 'Paris' }]]]),
  people: new Map([
    [nameKey('Edda Strömgaarden'), [{ id: '7', name: 'Edda Strömgaarden' }]],
    [
      'jo smith',
      [
        { id: '8', name: 'Jo Smith' },
        { id: '9', name: 'Jo Smith' },
      ],
    ],
  ]),
}
const yesterday = context.today - 1

describe('SEARCH-03: an editorial phrase as one would say it', () => {
  test("yesterday's match in Paris, portrait", () => {
    const reading = readNaturally("yesterday's match in Paris, portrait", context)
    expect(reading.phrase).toBe('match')
    expect(reading.explanation.map(({ kind, words }) => [kind, words])).toEqual([
      ['date', "yesterday's"],
      ['place', 'in Paris'],
      ['orientation', 'portrait'],
    ])
    expect(reading.filters.slice(0, 2)).toEqual([
      { kind: 'between', field: 'createdOn', from: yesterday, to: yesterday },
      { kind: 'one-of', field: 'locations', values: ['Paris'] },
    ])
    expect(reading.explanation[0]?.days).toEqual({ from: '2026-11-14', to: '2026-11-14' })
    expect(reading.explanation[1]?.orWords).toBe('Paris')
  })

  test.each([
    ['Edda Strömgaarden last week', '', 'person date'],
    ['jo smith portrait of a man', 'portrait of a man', 'person'],
    ['crowd in London', 'crowd in London', ''],
    ['"yesterday" in Paris', '"yesterday"', 'place'],
    ['storm -portrait since 2020', 'storm -portrait', 'date'],
    ['storm OR flood yesterday', 'storm OR flood yesterday', ''],
    ['two people, black and white, copy space', '', 'people color composition'],
    ['red carpet', 'red carpet', ''],
  ])('%s → "%s" and %s', (phrase, rest, kinds) => {
    const reading = readNaturally(phrase, context)
    expect(reading.phrase).toBe(rest)
    expect(reading.explanation.map(({ kind }) => kind).join(' ')).toBe(kinds)
  })

  test('words that do as well as a filter are told without what ties them to the rest', () => {
    const { explanation } = readNaturally('close-up of hands in black and white yesterday', context)
    expect(explanation.map(({ orWords }) => orWords)).toEqual(['close-up', 'black and white', null])
  })

  test('a name of several people asks for all of them', () => {
    expect(readNaturally('Jo Smith speaks', context).filters).toEqual([
      { kind: 'one-of', field: 'people', values: ['8', '9'] },
    ])
  })

  test.each([
    ['de', 'Spiel von gestern in Paris, Hochformat', 'Spiel', 'date place orientation'],
    ['fr', "match d'hier à Paris, sans personne", 'match', 'date place people'],
    ['es', 'partido de ayer en Paris en vertical', 'partido', 'date place orientation'],
    ['it', 'partita di ieri a Paris, in verticale', 'partita', 'date place orientation'],
    ['ja', '昨日の試合、縦長', '試合', 'date orientation'],
    ['sv', 'match yesterday', 'match', 'date'],
  ] as const)('%s: %s', (locale, phrase, rest, kinds) => {
    const reading = readNaturally(phrase, { ...context, locale })
    expect(reading.phrase).toBe(rest)
    expect(reading.explanation.map(({ kind }) => kind).join(' ')).toBe(kinds)
  })
})

const word = fc.oneof(
  fc.constantFrom(
    'yesterday',
    'in',
    'Paris',
    '2024',
    'since',
    'two',
    'people',
    'portrait',
    ',',
    'of',
    'March',
  ),
  fc.constantFrom('Edda', 'Strömgaarden', 'black and white', '"', '(', ')', '-', 'OR', '昨日の', '„', '“'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const phrases = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '))
const wordsOf = (text: string) => text.split(/[\s,;、]+/u).filter((part) => part !== '')

test('words that were not explained stay, in their order', () => {
  fc.assert(
    fc.property(phrases, fc.constantFrom(...locales), (phrase, locale) => {
      const { phrase: rest, explanation } = readNaturally(phrase, { ...context, locale })
      let blanked = phrase
      for (const { start, end } of explanation) {
        blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end)
      }
      expect(wordsOf(rest)).toEqual(wordsOf(blanked))
    }),
  )
})

test('undoing a part leaves its words alone', () => {
  fc.assert(
    fc.property(phrases, (phrase) => {
      const part = readNaturally(phrase, context).explanation[0]
      if (!part) return
      const again = readNaturally(undoPart(phrase, part), context)
      expect(again.explanation.filter(({ start }) => start >= part.start && start <= part.end)).toEqual([])
    }),
  )
})

test('a text of any length costs little', () => {
  const long = 'in 2024 '.repeat(20_000)
  expect(readNaturally(long, context)).toEqual({ phrase: long, filters: [], explanation: [] })
})
