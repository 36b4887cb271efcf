import { expect, test } from 'vitest'
import { countries } from '#i18n/countries.ts'
import { continents } from './continents.data.ts'
import { placeKeywords } from './place-keywords.ts'

const places = placeKeywords()

test('every country is a place with a name in every locale', () => {
  const germany = places.find(({ key }) => key === 'germany')
  expect(germany).toMatchObject({ kind: 'place', broader: ['europe'] })
  expect(germany?.names.ja.name).toBe('ドイツ')
  expect(germany?.names.sr.name).toBe('Nemačka')
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
})

test('every country but Antarctica lies on one continent', () => {
  const members = continents.flatMap(({ countries: codes }) => codes.split(' '))
  expect(countries.map(({ alpha2 }) => alpha2).filter((code) => !members.includes(code))).toEqual(['AQ'])
  expect(new Set(members).size).toBe(members.length)
})
