import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceRules, readRanges, suggestKeywords, suggestNudity, suggestPeople } from './advice.ts'
import { keywordClasses, numberOfClasses } from './advice-keywords.data.ts'

const photograph = { isPhotograph: true }
const drawing = { isPhotograph: false }

function view(likelihoods: Readonly<Record<number, number>>): Float32Array {
  const scores = new Float32Array(numberOfClasses)
  for (const [at, score] of Object.entries(likelihoods)) scores[Number(at)] = score
  return scores
}

describe('the table of classes', () => {
  test('names classes that exist, each for one keyword', () => {
    const classes = Object.values(keywordClasses).flatMap(readRanges)
    expect(classes.filter((each) => !(each >= 0 && each < numberOfClasses))).toEqual([])
    expect(new Set(classes).size).toBe(classes.length)
  })

  test('reads single numbers and ranges', () => {
    expect(readRanges('3 5-7')).toEqual([3, 5, 6, 7])
  })
})

describe('keywords', () => {
  test('breeds that are each in doubt are a dog together', () => {
    const unsure = view({ 151: 0.25, 207: 0.3, 268: 0.25, 281: 0.1 })
    expect(suggestKeywords([unsure, unsure], photograph)).toEqual([
      { kind: 'keyword', value: 'dog', score: expect.closeTo(0.8, 5) },
    ])
  })

  test('what shows in one view alone is not suggested', () => {
    expect(suggestKeywords([view({ 291: 0.99 }), view({ 291: 0.1 })], photograph)).toEqual([])
    expect(suggestKeywords([], photograph)).toEqual([])
  })

  test('a drawing must convince more than a photograph', () => {
    const views = [view({ 483: 0.8 }), view({ 483: 0.8 })]
    expect(suggestKeywords(views, photograph).map(({ value }) => value)).toEqual(['castle'])
    expect(suggestKeywords(views, drawing)).toEqual([])
  })

  test('classes that mislead suggest nothing, however sure the model is', () => {
    const tray = 868
    expect(suggestKeywords([view({ [tray]: 1 })], photograph)).toEqual([])
  })

  test('suggestions are few, sure and in order, whatever the model says', () => {
    const scores = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 1000, maxLength: 1000 })
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const suggested = suggestKeywords([one, other], photograph)
        expect(suggested.length).toBeLessThanOrEqual(adviceRules.keyword.atMost)
        const sure = suggested.map(({ score }) => score)
        expect(sure).toEqual([...sure].sort((a, b) => b - a))
        expect(sure.every((score) => score >= adviceRules.keyword.from.photograph && score <= 1)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('people', () => {
  test.each([
    ['nobody', [], 'none', 1],
    ['a shadow of a chance', [0.1], 'none', 0.9],
    ['one', [0.6, 0.05], 'one', 0.6],
    ['two', [0.6, 0.4], 'two', 0.4],
    ['three', [0.6, 0.4, 0.35], 'group', 0.35],
    ['three and perhaps another', [0.6, 0.4, 0.35, 0.2], 'group', 0.35],
  ])('%s', (_, found, value, score) => {
    expect(suggestPeople(found)).toEqual({ kind: 'people', value, score: expect.closeTo(score, 5) })
  })

  test.each([[[0.2]], [[0.6, 0.2]], [[0.6, 0.4, 0.2]]])('nothing is said in doubt: %j', (found) => {
    expect(suggestPeople(found)).toBeNull()
  })
})

describe('nudity', () => {
  const none = { drawing: 0, explicitDrawing: 0, neutral: 0, explicit: 0, suggestive: 0 }

  test('is suggested only by a model that is nearly certain', () => {
    expect(suggestNudity({ ...none, explicit: 0.89, neutral: 0.11 })).toBeNull()
    expect(suggestNudity({ ...none, explicit: 0.95 })).toMatchObject({ value: 'explicit', score: 0.95 })
    expect(suggestNudity({ ...none, suggestive: 0.97 })).toMatchObject({ value: 'suggestive' })
    expect(suggestNudity({ ...none, neutral: 1 })).toBeNull()
  })

  test('photographed and drawn are one', () => {
    expect(suggestNudity({ ...none, explicit: 0.5, explicitDrawing: 0.45 })?.value).toBe('explicit')
  })
})
