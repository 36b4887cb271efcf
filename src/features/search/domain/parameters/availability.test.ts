import { describe, expect, test } from 'vitest'
import { availableParameters, dropUnavailable, isAvailable } from './availability.ts'
import type { ParameterName, SearchParameters } from './parameter-table.ts'
import { profileOf } from './search-profile.ts'

const [argus, bokeh] = [profileOf('argus'), profileOf('bokeh')]
const creative: SearchParameters = { family: 'creative' }
const editorial: SearchParameters = { family: 'editorial' }
const film: SearchParameters = { assettype: 'film' }

describe('SP-04: where a parameter is to be had (seed 5.1)', () => {
  const everywhere: readonly ParameterName[] = [
    'assettype',
    'family',
    'page',
    'phrase',
    'morelikethis',
    'recentlyviewed',
    'searchbyimage',
    'stackid',
    'suppressphrasecorrection',
    'suppressfamilycorrection',
    'locations',
    'orientations',
    'recency',
    'numberofpeople',
  ]
  test.each(everywhere)('%s always', (name) => {
    for (const profile of [argus, bokeh]) {
      for (const state of [{}, creative, editorial, film])
        expect(isAvailable(name, state, profile)).toBe(true)
    }
  })

  const onArgusAlone: readonly ParameterName[] = [
    'agreements',
    'artistexact',
    'collections',
    'curatedset',
    'easyaccess',
    'editorialsubscription',
    'premiumaccess',
    'compositions',
    'people',
    'embeddable',
    'editorialsources',
    'begindate',
    'enddate',
    'eventid',
    'parenteventid',
    'events',
    'editorialproducts',
    'specificpeople',
    'groupbyevent',
    'license',
    'recommendconfig',
    'offlinecontent',
    'releasestatus',
    'imagetechnique',
    'viewpoint',
    'clarifications',
    'suppresspeoplecorrection',
    'specialcollectionid',
  ]
  test.each(onArgusAlone)('%s on site A alone', (name) => {
    expect([isAvailable(name, {}, argus), isAvailable(name, {}, bokeh)]).toEqual([true, false])
  })

  test.each(['istockcollection', 'contributor', 'istockexclusive'] as const)('%s on site B alone', (name) => {
    expect([isAvailable(name, {}, argus), isAvailable(name, {}, bokeh)]).toEqual([false, true])
  })

  const table: readonly [ParameterName, readonly SearchParameters[], readonly SearchParameters[]][] = [
    ['excludenudity', [creative], [{}, editorial]],
    ['imageurl', [{ searchbyimage: 'x' }], [{}]],
    ['assetfiletype', [creative], [{}, editorial, { ...creative, ...film }]],
    ['alloweduse', [creative], [{}, editorial, { ...creative, ...film }]],
    ['bwonly', [creative], [{}, editorial, { ...creative, ...film }]],
    ['colorindex', [creative], [{}, editorial, { ...creative, ...film }]],
    ['phraseprocessing', [creative, editorial], [{}, { ...editorial, ...film }]],
    ['imagesize', [{}, editorial], [film]],
    ['mediatype', [{}, creative, { family: 'creative,editorial' }], [editorial]],
    [
      'mood',
      [creative],
      [
        {},
        editorial,
        { ...creative, ...film },
        { ...creative, morelikethis: '1' },
        { ...creative, curatedset: 'x' },
        { ...creative, searchbyimage: 'x' },
        { ...creative, artistexact: 'x' },
        { ...creative, contributor: 'x' },
      ],
    ],
    ['videodurationmin', [film], [{}]],
    ['videodurationmax', [film], [{}]],
    ['filmdefinition', [film], [{}]],
    ['framerate', [film], [{}]],
    ['ethnicity', [{}, creative], [editorial]],
    ['ageofpeople', [{}, creative], [editorial]],
    ['embeddable', [{}], [film]],
    ['sortorder', [{}, creative], [{ morelikethis: '1' }, { curatedset: 'x' }, { searchbyimage: 'x' }]],
  ]
  test.each(table)('%s by scope', (name, states, others) => {
    for (const state of states) expect(isAvailable(name, state, argus), JSON.stringify(state)).toBe(true)
    for (const state of others) expect(isAvailable(name, state, argus), JSON.stringify(state)).toBe(false)
  })

  test('the order is not to be had where editorial phrases are read as natural language', () => {
    const reading = { ...argus, inEditorialNLSExperience: true }
    expect(isAvailable('sortorder', editorial, reading)).toBe(false)
    expect(isAvailable('sortorder', creative, reading)).toBe(true)
  })

  test.each<[ParameterName, SearchParameters, readonly string[]]>([
    ['sortorder', creative, ['best', 'newest', 'mostpopular', 'random']],
    [
      'sortorder',
      { ...editorial, editorialproducts: 'archival' },
      ['newest', 'oldest', 'mostpopular', 'random'],
    ],
    ['sortorder', {}, ['best', 'newest', 'oldest', 'mostpopular', 'random']],
    ['license', {}, ['rf', 'rm', 'rf,rm']],
    ['license', film, ['rf', 'rr', 'rf,rr']],
  ])('values of %s with %o', (name, state, values) => {
    expect(availableParameters(state, argus)[name]?.values).toEqual(values)
  })

  test('a range of days on site A alone', () => {
    expect(availableParameters({}, argus).recency?.values).toContain('daterange')
    expect(availableParameters({}, bokeh).recency?.values).not.toContain('daterange')
  })
})

test('SP-17: what goes takes along what was only there because of it', () => {
  const state: SearchParameters = { ...creative, curatedset: 'x', sortorder: 'newest', mood: 'warm' }
  expect(dropUnavailable(state, argus)).toEqual({ ...creative, curatedset: 'x' })
  // On site B the set goes first, and then there is no reason against order and mood.
  expect(dropUnavailable({ ...creative, imageurl: 'http://a' }, argus)).toEqual(creative)
})
