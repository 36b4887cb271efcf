import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { openAnalyzer } from './analyzer.ts'
import { compoundLocale, compoundsOf, splitCompound } from './split-compound.ts'

const known = new Set(
  'hund hütte sonne untergang foto strand haus koira talo hond straße bahn staub ecken 月 夜'.split(' '),
)
const knows = (part: string) => known.has(part)

test.each([
  ['hundehütte', 'de', ['hund', 'hütte']],
  ['sonnenuntergang', 'de', ['sonne', 'untergang']],
  ['straßenbahn', 'de', ['straße', 'bahn']],
  ['strandhaus', 'de', ['strand', 'haus']],
  ['koirantalo', 'fi', ['koira', 'talo']],
  ['hondenfoto', 'nl', ['hond', 'foto']],
  ['hundefell', 'de', null],
  ['strandhaus', 'fr', null],
  ['hund', 'de', null],
  ['月夜', 'ja', ['月', '夜']],
  ['月見', 'ja', null],
  ['月', 'ja', null],
] as const)('%s in %s', (word, code, parts) => expect(splitCompound(word, code, knows)).toEqual(parts))

test('each noun of many compounds is named once', () => {
  const words = openAnalyzer(stemmers).analyzeText('Strandhaus und Strandfoto', 'de')
  expect(compoundsOf(words, 'de', knows)).toEqual(['strand', 'haus', 'foto'])
})

test('compounds are taken apart where nouns are written as one', () => {
  expect(compoundLocale('de')).toBe('de')
  expect(compoundLocale('en')).toBeNull()
})
