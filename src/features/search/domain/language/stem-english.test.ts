import { describe, expect, test } from 'vitest'
import { stemEnglish } from './stem-english.ts'

describe('SEARCH-03: forms of one English word meet', () => {
  test.each([
    ['dog', 'dogs'],
    ['city', 'cities'],
    ['movie', 'movies'],
    ['beach', 'beaches'],
    ['box', 'boxes'],
    ['horse', 'horses'],
    ['bus', 'buses'],
    ['child', 'children'],
    ['woman', 'women'],
    ['policeman', 'policemen'],
    ['leaf', 'leaves'],
    ['sky', 'skies'],
    ['shoe', 'shoes'],
    ['run', 'running'],
    ['smile', 'smiling', 'smiled', 'smiles'],
    ['hike', 'hiking'],
    ['dance', 'dancing', 'danced'],
    ['swim', 'swimming'],
    ['camp', 'camping'],
    ['visit', 'visiting', 'visited'],
    ['celebrate', 'celebrating', 'celebrates'],
    ['cycle', 'cycling'],
    ['marry', 'married'],
    ['color', 'colour', 'colours'],
    ['1990', '1990s'],
  ])('%s', (base, ...forms) => {
    for (const form of forms) expect(stemEnglish(form)).toBe(stemEnglish(base))
  })

  test.each([
    ['animal', 'animation'],
    ['new', 'news'],
    ['sky', 'ski'],
    ['plan', 'plane'],
    ['build', 'building'],
    ['wed', 'wedding'],
    ['even', 'evening'],
    ['univers', 'university'],
    ['len', 'lens'],
    ['unit', 'united'],
    ['str', 'string'],
    ['organ', 'organic'],
  ])('%s is not %s', (one, other) => expect(stemEnglish(one)).not.toBe(stemEnglish(other)))

  test('names of what every object has are words like others', () => {
    expect(stemEnglish('constructor')).toBe('constructor')
    expect(stemEnglish('')).toBe('')
  })
})
