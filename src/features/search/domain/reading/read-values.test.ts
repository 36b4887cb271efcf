import { describe, expect, test } from 'vitest'
import { entryFields } from '../entry-fields.data.ts'
import type { Filter } from '../index-question.ts'
import { foldLetters } from './fold-letters.ts'
import { readValues } from './read-values.ts'
import type { ReadingLanguage } from './reading-languages.ts'
import { type ValueReading, valueReadings } from './value-readings.data.ts'
import { valueWords } from './value-words.data.ts'

const read = (phrase: string, language: ReadingLanguage) =>
  readValues(foldLetters(phrase), { language, taken: [] })
    .toSorted((one, other) => one.start - other.start)
    .map(({ means, start, end }) => `${phrase.slice(start, end)} = ${means}`)
    .join('; ')

const tables: Readonly<Record<ReadingLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ['president, portrait', 'portrait = portrait'],
    ['portrait of a president', ''],
    ['portrait', ''],
    ['skyline vertical', 'vertical = vertical'],
    ['vertical farming, landscape format', 'vertical = vertical; landscape format = horizontal'],
    ['two people on a beach', 'two people = twoPeople'],
    ['beach without people', 'without people = nobody'],
    ['a group of friends', 'a group of = group'],
    ['seven people', ''],
    ['7 people', '7 people = group'],
    ['black and white close-up of hands', 'black and white = blackAndWhite; close-up of = closeup'],
    ['aerial view of a city', 'aerial view of = aerial'],
    ['apple isolated on white, copy space', 'isolated on white = isolated; copy space = copySpace'],
    ['children and seniors', 'children = child; seniors = senior'],
    ['video of dogs', 'video of = film'],
    ['photos of dogs', 'photos of = photo'],
    ['film festival', ''],
    ['a party of partygoers', ''],
  ],
  de: [
    ['Präsidentin im Hochformat', 'im Hochformat = vertical'],
    ['Präsidentin, Porträt', 'Porträt = portrait'],
    ['Strand ohne Menschen', 'ohne Menschen = nobody'],
    ['zwei Personen am Strand', 'zwei Personen = twoPeople'],
    ['Stadt in Schwarzweiß', 'in Schwarzweiß = blackAndWhite'],
    ['Luftaufnahme von Feldern', 'Luftaufnahme von = aerial'],
    ['Apfel freigestellt', 'freigestellt = isolated'],
    ['Kinder beim Spiel', 'Kinder = child'],
  ],
  fr: [
    ['plage sans personne', 'sans personne = nobody'],
    ['deux personnes à la plage', 'deux personnes = twoPeople'],
    ['ville en noir et blanc', 'en noir et blanc = blackAndWhite'],
    ['vue aérienne de Lyon', 'vue aérienne de = aerial'],
    ['enfants, gros plan', 'enfants = child; gros plan = closeup'],
    ['ministre, format portrait', 'format portrait = vertical'],
  ],
  es: [
    ['playa sin gente', 'sin gente = nobody'],
    ['dos personas', 'dos personas = twoPeople'],
    ['ciudad en blanco y negro', 'en blanco y negro = blackAndWhite'],
    ['niños jugando', 'niños = child'],
    ['vista aérea de campos', 'vista aérea de = aerial'],
  ],
  it: [
    ['spiaggia senza persone', 'senza persone = nobody'],
    ['due persone', 'due persone = twoPeople'],
    ['città in bianco e nero', 'in bianco e nero = blackAndWhite'],
    ['bambini che giocano', 'bambini = child'],
    ['mela isolata su sfondo bianco', 'isolata su sfondo bianco = isolated'],
  ],
  ja: [
    ['白黒の街', '白黒の = blackAndWhite'],
    ['二人の選手', '二人の = twoPeople'],
    ['無人の海岸', '無人の = nobody'],
    ['縦長の建物', '縦長の = vertical'],
    ['犬の写真', 'の写真 = photo'],
    ['空撮 東京', '空撮 = aerial'],
  ],
}

for (const [language, table] of Object.entries(tables)) {
  describe(`SEARCH-03: what words mean in ${language}`, () => {
    test.each(table)('%s → %s', (phrase, outcome) => {
      expect(read(phrase, language as ReadingLanguage)).toBe(outcome)
    })
  })
}

test('every reading asks for values that an entry can have', () => {
  const check = (filter: Filter): void => {
    if (filter.kind === 'any' || filter.kind === 'all') {
      for (const each of filter.of) check(each)
      return
    }
    if (filter.kind !== 'one-of') throw new Error(`unexpected filter ${filter.kind}`)
    const rule = entryFields[filter.field]
    if (!('values' in rule)) throw new Error(`${filter.field} has no list of values`)
    for (const value of filter.values) expect(rule.values).toContain(value)
  }
  const readings: readonly ValueReading[] = Object.values(valueReadings)
  for (const { filter } of readings) if (filter) check(filter)
})

test('every rule is written as folded text is', () => {
  for (const words of Object.values(valueWords)) {
    for (const [pattern] of words) expect(foldLetters(pattern).replaceAll('\\s', '\\S')).toBe(pattern)
  }
})
