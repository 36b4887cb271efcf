import { describe, expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import { entryFields } from './entry-fields.data.ts'
import { facetFields, facetMarks } from './facet-fields.ts'
import { type CountedFacets, countFacets, facetQuestionsOf } from './facets.ts'
import type { Answer } from './index-question.ts'
import { availableParameters } from './parameters/availability.ts'
import { type ParameterName, parameterTable, type SearchParameters } from './parameters/parameter-table.ts'
import { profileOf } from './parameters/search-profile.ts'

const argus = profileOf('argus')
const bokeh = profileOf('bokeh')

function count(parameters: SearchParameters, facets: Answer['facets'], site: 'argus' | 'bokeh' = 'argus') {
  return countFacets(parameters, { facets, total: 10, profile: profileOf(site), offer: offers[site] })
}
const counts = (facets: CountedFacets, name: ParameterName) =>
  Object.fromEntries(facets[name]?.map((option) => [option.id, option.count]) ?? [])

describe('SEARCH-02: what is asked', () => {
  test('every list parameter of closed values is counted, and by a field that has these values', () => {
    for (const [name, rule] of Object.entries(parameterTable)) {
      if (rule.kind !== 'list' || !('choices' in rule)) continue
      const facet = facetFields[name as ParameterName]
      const field = facet && entryFields[facet.field]
      const values = field && 'values' in field ? [...field.values] : []
      expect(values.sort(), name).toEqual(Object.keys(rule.choices).sort())
    }
  })

  test.each<[SearchParameters, 'argus' | 'bokeh']>([
    [{ assettype: 'image' }, 'argus'],
    [{ assettype: 'film', family: 'editorial' }, 'argus'],
    [{ assettype: 'image', family: 'creative' }, 'bokeh'],
  ])('fields of parameters that there are, each once: %o on %s', (parameters, site) => {
    const available = availableParameters(parameters, profileOf(site))
    const expected = (Object.keys(available) as ParameterName[]).flatMap((name) =>
      facetMarks[name] ? 'marks' : (facetFields[name]?.field ?? []),
    )
    const asked = facetQuestionsOf(parameters, profileOf(site)).map(({ field }) => field)
    expect([...asked].sort()).toEqual([...new Set(expected)].sort())
  })

  test('what one could choose instead is counted without the own filter, marks beside each other', () => {
    const asked = facetQuestionsOf({ orientations: ['square'], family: 'creative', bwonly: true }, bokeh)
    const excluded = asked.filter(({ excludeOwn }) => excludeOwn).map(({ field }) => field)
    expect(excluded).toEqual(['family', 'orientation'])
  })

  test('where another parameter selects by the same field, its filter holds', () => {
    const asked = facetQuestionsOf({ events: ['3'], parenteventid: '1' }, argus)
    expect(asked.find(({ field }) => field === 'events')).toMatchObject({ excludeOwn: false, chosen: ['3'] })
  })
})

describe('SEARCH-02: what is counted', () => {
  test('closed values come in their own order, numbers as numbers', () => {
    const frameRate = ['24', '60', '23.98'].map((value) => ({ value, count: 1 }))
    const { framerate } = count({ assettype: 'film' }, { frameRate })
    expect(framerate?.map(({ id }) => id)).toEqual(['23.98', '24', '60'])
  })

  test('values with nothing are shown only where they are chosen', () => {
    const facets = count({ orientations: ['square'] }, { orientation: [{ value: 'vertical', count: 2 }] })
    expect(counts(facets, 'orientations')).toEqual({ vertical: 2, square: 0 })
    expect(facets.compositions).toBeUndefined()
  })

  test('names come with the most first, and those that are chosen in any case', () => {
    const people = Array.from({ length: 20 }, (_, at) => ({ value: `${at + 1}`, count: 50 - at }))
    const facets = count({ specificpeople: ['17', '99'] }, { people })
    expect(facets.specificpeople?.map(({ id }) => Number(id))).toEqual([
      ...Array.from({ length: 12 }, (_, at) => at + 1),
      17,
      99,
    ])
    expect(counts(facets, 'specificpeople')).toMatchObject({ 17: 34, 99: 0 })
  })

  test('several at once are the sum, and only what the site offers', () => {
    const licenseModel = [
      { value: 'rf', count: 5 },
      { value: 'rm', count: 3 },
      { value: 'rr', count: 1 },
    ]
    const family = [
      { value: 'creative', count: 5 },
      { value: 'editorial', count: 4 },
    ]
    expect(counts(count({}, { licenseModel }), 'license')).toEqual({ rf: 5, rm: 3, 'rf,rm': 8 })
    expect(counts(count({ assettype: 'film' }, { licenseModel }), 'license')).toEqual({
      rf: 5,
      rr: 1,
      'rf,rr': 6,
    })
    expect(counts(count({}, { family }), 'family')).toEqual({
      creative: 5,
      editorial: 4,
      'creative,editorial': 9,
    })
    expect(counts(count({ family: 'creative' }, { family }, 'bokeh'), 'family')).toEqual({ creative: 5 })
  })

  test('with people and how many of them belong together', () => {
    const numberOfPeople = [
      { value: 'none', count: 5 },
      { value: 'one', count: 3 },
      { value: 'group', count: 2 },
    ]
    const without = count({ people: 'without' }, { numberOfPeople })
    expect(counts(without, 'people')).toEqual({ with: 5, without: 5 })
    expect(counts(without, 'numberofpeople')).toEqual({ none: 5 })
    const groups = count({ numberofpeople: ['group'] }, { numberOfPeople })
    expect(counts(groups, 'people')).toEqual({ with: 2 })
    expect(counts(groups, 'numberofpeople')).toEqual({ none: 5, one: 3, group: 2 })
  })

  test('marks: what has it, and for what is excluded what has it not', () => {
    const marks = [
      { value: 'nudity', count: 3 },
      { value: 'blackandwhite', count: 4 },
    ]
    const facets = count({ family: 'creative', excludenudity: true }, { marks }, 'bokeh')
    expect(facets.excludenudity).toEqual([{ id: 'true', count: 7 }])
    expect(facets.bwonly).toEqual([{ id: 'true', count: 4 }])
    expect(facets.istockexclusive).toBeUndefined()
  })
})
