import { describe, expect, test } from 'vitest'
import { nameKey } from './name-tokens.ts'
import { nameBeginnings, readPeople, readPlaces } from './read-names.ts'

const names = (...given: readonly string[]) =>
  new Map(given.map((name) => [nameKey(name), [{ id: name, name }]]))

describe('SEARCH-03: people by name', () => {
  const people = names('Dae-woon Myeongri', 'Edda Strömgaarden', 'Nayeli')
  test.each([
    ['edda stromgaarden speaks', 'edda stromgaarden'],
    ["Edda Strömgaarden's speech", "Edda Strömgaarden's"],
    ['Dae-woon Myeongri', 'Dae-woon Myeongri'],
    ['dae woon myeongri, edda strömgaarden', 'dae woon myeongri; edda strömgaarden'],
    ['Edda', ''],
    ['Nayeli', 'Nayeli'],
    ['Nayeli in concert', ''],
  ])('in "%s": %s', (phrase, found) => {
    const read = readPeople(phrase, { people, taken: [] })
    expect(read.map(({ start, end }) => phrase.slice(start, end)).join('; ')).toBe(found)
  })
})

describe('SEARCH-03: places behind a word that leads to them', () => {
  const places = names('Paris', 'San Telvo', 'San Telvo Bay', 'パリ')
  test.each([
    ['en-us', 'match in Paris', 'in Paris'],
    ['en-us', 'match in San Telvo Bay, vertical', 'in San Telvo Bay'],
    ['en-us', 'Paris match', ''],
    ['en-us', 'match in London', ''],
    ['fr', 'match à Paris', 'à Paris'],
    ['de', 'Spiel in Paris', 'in Paris'],
    ['es', 'partido en Paris', 'en Paris'],
    ['it', 'partita a Paris', 'a Paris'],
    ['ja', 'パリでの試合', 'パリでの'],
  ] as const)('%s: in "%s": %s', (locale, phrase, found) => {
    const read = readPlaces(phrase, { places, locale, taken: [] })
    expect(read.map(({ start, end }) => phrase.slice(start, end)).join('; ')).toBe(found)
  })
})

describe('what the index is asked for', () => {
  test('pairs of words may begin a person, a word behind "in" a place', () => {
    expect(nameBeginnings('Edda Strömgaarden in Paris', 'en-us')).toEqual({
      people: ['edda stromgaarden', 'stromgaarden in', 'in paris'],
      places: ['paris'],
    })
  })

  test('a single word may be a person', () => {
    expect(nameBeginnings('Nayeli', 'en-us').people).toEqual(['nayeli'])
  })

  test('quotes are left alone, and a long phrase asks for little', () => {
    expect(nameBeginnings('"Edda Strömgaarden"', 'en-us')).toEqual({ people: [], places: [] })
    const long = Array.from({ length: 500 }, (_, place) => `in w${place}`).join(' ')
    expect(nameBeginnings(long, 'en-us').people).toHaveLength(8)
    expect(nameBeginnings(long, 'en-us').places.length).toBeLessThanOrEqual(8)
  })
})
