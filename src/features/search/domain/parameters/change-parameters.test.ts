import { describe, expect, test } from 'vitest'
import { clearParameters, setParameter, toggleParameter, toggleValues } from './change-parameters.ts'
import type { Surroundings } from './consequences.ts'
import type { ParameterName, ParameterValue, SearchParameters } from './parameter-table.ts'
import { profileOf } from './search-profile.ts'

const onArgus: Surroundings = { profile: profileOf('argus'), firstEvent: null }
const onBokeh: Surroundings = { profile: profileOf('bokeh'), firstEvent: null }
const set = (
  before: SearchParameters,
  name: ParameterName,
  value: ParameterValue | null,
  surroundings = onArgus,
) => setParameter(before, name, value, surroundings)

const creative: SearchParameters = { family: 'creative' }
const editorial: SearchParameters = { family: 'editorial' }

describe('SP-06: a change that cannot be', () => {
  test.each<[string, SearchParameters, ParameterName, ParameterValue | null, Surroundings]>([
    ['a parameter of the other site', {}, 'collections', ['studio'], onBokeh],
    ['a parameter of another family', editorial, 'mood', 'warm', onArgus],
    ['a parameter of films', {}, 'framerate', ['24'], onArgus],
    ['a value that is excluded here', creative, 'sortorder', 'oldest', onArgus],
    ['a value that nobody knows', {}, 'orientations', ['diagonal'], onArgus],
    ['a value of another kind', {}, 'phrase', true, onArgus],
    ['the value already held', { phrase: 'dog', page: '3' }, 'phrase', 'dog', onArgus],
    ['removing what is not there', { page: '3' }, 'phrase', null, onArgus],
  ])('gives the very same state back: %s', (_what, before, name, value, surroundings) => {
    expect(set(before, name, value, surroundings)).toBe(before)
  })
})

describe('SP-07: the page', () => {
  test('is the first again after any other change', () => {
    expect(set({ phrase: 'dog', page: '4' }, 'orientations', ['square'])).toEqual({
      phrase: 'dog',
      orientations: ['square'],
    })
  })

  test('stays what it was set to', () => {
    expect(set({ phrase: 'dog' }, 'page', '4')).toEqual({ phrase: 'dog', page: '4' })
  })
})

describe('SP-08: a change of scope', () => {
  test('removes stack, likeness, license and the nudity filter', () => {
    const before: SearchParameters = {
      ...creative,
      stackid: '7',
      license: 'rf',
      excludenudity: true,
      phrase: 'dog',
    }
    expect(set(before, 'family', 'editorial')).toEqual({
      family: 'editorial',
      phrase: 'dog',
      recommendconfig: 'none',
    })
    expect(set({ morelikethis: '5' }, 'assettype', 'film')).not.toHaveProperty('morelikethis')
  })

  test.each([
    ['creative', true],
    [null, true],
    ['creative,editorial', false],
    ['editorial', false],
  ] as const)('to the family %s keeps the family as chosen: %s', (family, isKept) => {
    const before: SearchParameters = { family: family === 'editorial' ? 'creative' : 'editorial' }
    const after = set(before, 'family', family)
    expect(after.suppressfamilycorrection).toBe(isKept ? 'true' : undefined)
  })

  test('to editorial images drops the order, to editorial films it does not', () => {
    expect(set({ sortorder: 'newest' }, 'family', 'editorial')).not.toHaveProperty('sortorder')
    expect(set({ assettype: 'film', sortorder: 'newest' }, 'family', 'editorial').sortorder).toBe('newest')
  })

  test.each([
    ['film', { images: 9, films: 0 }, false],
    ['film', { images: 0, films: 2 }, true],
    ['image', { images: 0, films: 2 }, false],
    ['image', { images: 9, films: 0 }, true],
  ])('to %s with %o of the first event keeps the events: %s', (assettype, firstEvent, isKept) => {
    const before: SearchParameters = { events: ['12'], assettype: assettype === 'film' ? 'image' : 'film' }
    const after = set(before, 'assettype', assettype, { ...onArgus, firstEvent })
    expect('events' in after).toBe(isKept)
  })
})

test('SP-09: color and black-and-white exclude each other', () => {
  expect(set({ ...creative, bwonly: true }, 'colorindex', 'FF8800')).toEqual({
    ...creative,
    colorindex: 'ff8800',
  })
  expect(set({ ...creative, colorindex: 'ff8800' }, 'bwonly', true)).toEqual({ ...creative, bwonly: true })
})

test('SP-10: another recency than a range removes the dates of the range', () => {
  const range: SearchParameters = { recency: 'daterange', begindate: '2026-01-01', enddate: '2026-02-01' }
  expect(set(range, 'recency', 'last7days')).toEqual({ recency: 'last7days' })
  expect(set(range, 'recency', null)).toEqual({})
  expect(set(range, 'enddate', '2026-03-01')).toEqual({ ...range, enddate: '2026-03-01' })
})

describe('SP-11: removing', () => {
  test.each<[ParameterName, SearchParameters, SearchParameters]>([
    ['alloweduse', { ...creative, alloweduse: 'availableforalluses' }, { ...creative, alloweduse: 'off' }],
    [
      'phraseprocessing',
      { ...creative, phraseprocessing: 'excludenaturallanguage' },
      { ...creative, phraseprocessing: 'default' },
    ],
    ['offlinecontent', { offlinecontent: 'only' }, { offlinecontent: 'exclude' }],
    [
      'videodurationmin',
      { assettype: 'film', videodurationmin: '5', videodurationmax: '9' },
      { assettype: 'film' },
    ],
    ['mediatype', { ...creative, mediatype: 'vector', assetfiletype: 'eps' }, creative],
    ['specificpeople', { specificpeople: ['3'] }, { suppresspeoplecorrection: 'true' }],
  ])('%s', (name, before, after) => {
    expect(set(before, name, null)).toEqual(after)
  })

  test('people suppresses their correction only for those who are asked which person they mean', () => {
    const profile = { ...onArgus.profile, personalityDisambiguityOptedIn: false }
    expect(set({ specificpeople: ['3'] }, 'specificpeople', null, { ...onArgus, profile })).toEqual({})
  })
})

test('SP-12: phrase, artist and what was viewed replace each other', () => {
  const before: SearchParameters = { stackid: '7', clarifications: 'x', curatedset: 'best' }
  expect(set(before, 'phrase', 'dog')).toEqual({ phrase: 'dog' })
  expect(set({ morelikethis: '5' }, 'artistexact', 'Ida')).toEqual({ artistexact: 'Ida' })
  expect(set({ artistexact: 'Ida', family: 'editorial' }, 'assettype', 'film')).not.toHaveProperty(
    'artistexact',
  )
  expect(set({ phrase: 'dog' }, 'recentlyviewed', 'true')).toEqual({ recentlyviewed: 'true' })
})

describe('SP-13: a new phrase', () => {
  const before: SearchParameters = {
    phrase: 'dog',
    suppressphrasecorrection: 'true',
    suppresspeoplecorrection: 'true',
    suppressfamilycorrection: 'true',
    specificpeople: ['3'],
  }

  test('that is about something else clears what was suppressed and who was meant', () => {
    expect(set(before, 'phrase', 'cat')).toEqual({ phrase: 'cat' })
    expect(set(before, 'phrase', null)).toEqual({})
  })

  test('that contains the old one keeps them', () => {
    expect(set(before, 'phrase', 'brown dog')).toEqual({ ...before, phrase: 'brown dog' })
  })

  test('of editorial images is no longer read as natural language, unless that was chosen otherwise', () => {
    expect(set({ ...editorial, phrase: 'dog' }, 'phrase', 'cat').phraseprocessing).toBe(
      'excludenaturallanguage',
    )
    expect(set(editorial, 'phrase', 'cat').phraseprocessing).toBeUndefined()
    expect(set({ ...creative, phrase: 'dog' }, 'phrase', 'cat').phraseprocessing).toBeUndefined()
  })
})

describe('SP-14: recommendations for editorial images', () => {
  test.each<[string, SearchParameters, ParameterName, ParameterValue, string]>([
    ['a phrase', { recommendconfig: 'none' }, 'phrase', 'dog', 'recommendonly'],
    ['an order, when unset', {}, 'sortorder', 'newest', 'recommendonly'],
    [
      'a recency, when only recommending',
      { recommendconfig: 'recommendonly' },
      'recency',
      'last7days',
      'recommendonly',
    ],
    ['an order, when switched off', { recommendconfig: 'none' }, 'sortorder', 'newest', 'none'],
    ['something else', { recommendconfig: 'recommendonly' }, 'orientations', ['square'], 'none'],
  ])('after %s', (_what, before, name, value, expected) => {
    expect(set({ ...editorial, ...before }, name, value).recommendconfig).toBe(expected)
  })

  test('are never configured on the other site (SP-17)', () => {
    expect(set(editorial, 'phrase', 'dog', onBokeh)).not.toHaveProperty('recommendconfig')
  })
})

test('SP-15: clearing keeps what says where one is, and nothing else', () => {
  const before: SearchParameters = {
    ...creative,
    phrase: 'dog',
    mediatype: 'photography',
    alloweduse: 'off',
    orientations: ['square'],
    sortorder: 'newest',
    page: '3',
  }
  const kept = { ...creative, phrase: 'dog', mediatype: 'photography' }
  expect(clearParameters(before, onArgus.profile)).toEqual({ ...kept, alloweduse: 'off' })
  expect(clearParameters(before, onBokeh.profile)).toEqual(kept)
})

test('SP-19: toggling a flag off unsets it, toggling values treats each by itself, an emptied list is a removal', () => {
  expect(toggleParameter({}, 'groupbyevent', onArgus)).toEqual({ groupbyevent: true })
  expect(toggleParameter({ groupbyevent: true }, 'groupbyevent', onArgus)).toEqual({})
  expect(
    toggleValues(
      { ages: undefined, orientations: ['square'] } as never,
      'orientations',
      ['square', 'vertical'],
      onArgus,
    ),
  ).toEqual({
    orientations: ['vertical'],
  })
  expect(toggleValues({ specificpeople: ['3'] }, 'specificpeople', ['3'], onArgus)).toEqual({
    suppresspeoplecorrection: 'true',
  })
})
