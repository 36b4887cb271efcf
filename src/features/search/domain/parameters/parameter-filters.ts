import { type Offer, sizeRules } from '#features/catalogue/domain.ts'
import type { ValueField } from '../index-entry.ts'
import type { Filter, Match, Order } from '../index-question.ts'
import type { ParameterName, SearchParameters } from './parameter-table.ts'

/** What filters are made of beside the parameters. Days are counted from 1970-01-01. */
export type FilterNeeds = Readonly<{ offer: Offer; today: number; matchColor: (hex: string) => Match }>

type Rule = (parameters: SearchParameters, needs: FilterNeeds) => readonly Filter[]

const oneOf = (field: ValueField, values: readonly string[]): Filter => ({ kind: 'one-of', field, values })
const not = (filter: Filter): Filter => ({ kind: 'not', filter })
const split = (text: string) => text.split(',')

/** Values of the parameter are values of the field. */
const same =
  (name: ParameterName, field: ValueField): Rule =>
  (parameters) => {
    const value = parameters[name]
    if (value === undefined || typeof value === 'boolean') return []
    return [oneOf(field, typeof value === 'string' ? [value] : value)]
  }
const marked =
  (name: ParameterName, mark: string): Rule =>
  (parameters) =>
    parameters[name] === true ? [oneOf('marks', [mark])] : []

/** How many days back each recency reaches. */
const recencyDays: Readonly<Record<string, number>> = {
  last24hours: 1,
  last48hours: 2,
  last7days: 7,
  last30days: 30,
  last12months: 365,
}
/** Longer side in pixels that each size has at least; the smallest there is of everything. */
const sizePixels: Readonly<Record<string, number>> = Object.fromEntries(
  sizeRules.map(({ name, longerSide }, place) => [name, place === 0 ? 0 : longerSide]),
)
/** The tiers of site B by quality, 1 being the best. */
const tierQualities: Readonly<Record<string, { from?: number; to?: number }>> = {
  signatureplus: { to: 1 },
  signature: { from: 2, to: 2 },
  essentials: { from: 3 },
}

const scopeRules: readonly Rule[] = [
  (_parameters, { offer }) => [oneOf('family', offer.families), oneOf('licenseModel', offer.licenseModels)],
  ({ family }) => (family === undefined ? [] : [oneOf('family', split(family))]),
]

/** What each parameter selects (SEARCH-01). Those that only steer the reading of a phrase are not here. */
const rules: readonly Rule[] = [
  ({ license }) => (license === undefined ? [] : [oneOf('licenseModel', split(license))]),
  ({ offlinecontent = 'exclude' }) => {
    if (offlinecontent === 'include') return []
    return [oneOf('availability', [offlinecontent === 'only' ? 'offline' : 'online'])]
  },

  same('mediatype', 'mediaType'),
  same('editorialproducts', 'editorialProducts'),
  same('orientations', 'orientation'),
  same('numberofpeople', 'numberOfPeople'),
  same('ageofpeople', 'ages'),
  same('ethnicity', 'ethnicities'),
  same('compositions', 'compositions'),
  same('mood', 'moods'),
  same('imagetechnique', 'techniques'),
  same('viewpoint', 'viewpoints'),
  same('filmdefinition', 'definition'),
  same('framerate', 'frameRate'),
  same('collections', 'collection'),
  same('specialcollectionid', 'collection'),
  same('editorialsources', 'collection'),
  same('artistexact', 'artist'),
  same('contributor', 'artist'),
  same('stackid', 'stack'),
  same('eventid', 'event'),
  same('parenteventid', 'events'),
  same('events', 'events'),
  same('specificpeople', 'people'),
  same('locations', 'locations'),
  same('curatedset', 'curatedSets'),

  marked('bwonly', 'blackandwhite'),
  marked('embeddable', 'embeddable'),
  marked('istockexclusive', 'exclusive'),
  ({ excludenudity }) => (excludenudity === true ? [not(oneOf('marks', ['nudity']))] : []),
  ({ releasestatus }) => (releasestatus === 'fullyreleased' ? [oneOf('marks', ['released'])] : []),
  ({ alloweduse }) => (alloweduse === 'availableforalluses' ? [oneOf('marks', ['unrestricted'])] : []),
  ({ assetfiletype }) => {
    if (assetfiletype === undefined) return []
    const isVector = oneOf('marks', ['vectorfile'])
    return [assetfiletype === 'eps' ? isVector : not(isVector)]
  },
  ({ people }) => {
    if (people === undefined) return []
    return [oneOf('numberOfPeople', people === 'without' ? ['none'] : ['one', 'two', 'group'])]
  },

  ({ imagesize }) => {
    if (imagesize === undefined) return []
    const pixels = sizePixels[imagesize]
    const isVector = oneOf('marks', ['vectorfile'])
    // What is drawn as shapes can be had in every size.
    return pixels === undefined
      ? [isVector]
      : [{ kind: 'any', of: [{ kind: 'between', field: 'longerSide', from: pixels }, isVector] }]
  },
  ({ istockcollection }) => {
    const tier = istockcollection === undefined ? undefined : tierQualities[istockcollection]
    return tier ? [{ kind: 'between', field: 'quality', ...tier }] : []
  },
  ({ videodurationmin }) => durationFrom(videodurationmin),
  ({ videodurationmax }) =>
    videodurationmax === undefined
      ? []
      : [{ kind: 'between', field: 'durationMs', to: Number(videodurationmax) * 1_000 + 999 }],
  ({ recency = '' }, { today }) => {
    const days = recencyDays[recency]
    return days === undefined
      ? []
      : [{ kind: 'between', field: 'createdOn', from: Math.max(0, today - days) }]
  },
  ({ begindate, enddate }) => {
    const from = begindate === undefined ? {} : { from: dayNumber(begindate) }
    const to = enddate === undefined ? {} : { to: dayNumber(enddate) }
    return begindate === undefined && enddate === undefined
      ? []
      : [{ kind: 'between', field: 'createdOn', ...from, ...to }]
  },
  ({ colorindex }, { matchColor }) =>
    colorindex === undefined ? [] : [{ kind: 'words', match: matchColor(colorindex) }],
]

export function filtersOf(parameters: SearchParameters, needs: FilterNeeds): readonly Filter[] {
  return [...scopeRules.flatMap((rule) => rule(parameters, needs)), ...selectionOf(parameters, needs)]
}

/** The same without the family and what the site offers: a phrase may be looked for in another family than asked for. */
export function selectionOf(parameters: SearchParameters, needs: FilterNeeds): readonly Filter[] {
  return rules.flatMap((rule) => rule(parameters, needs))
}

/** Editorial is asked for news; everything else for what fits best. */
export function orderOf({ sortorder }: SearchParameters, today: number, seed: number): Order {
  switch (sortorder) {
    case 'newest':
    case 'oldest':
      return { by: sortorder }
    case 'mostpopular':
      return { by: 'popular' }
    case 'random':
      return { by: 'random', seed }
    default:
      return { by: 'best', today }
  }
}

/** Whole days since 1970-01-01; what lies before counts as that day. */
export function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  // A day before our era has another spelling.
  return Number.isNaN(time) ? 0 : Math.max(0, Math.floor(time / 86_400_000))
}

function durationFrom(seconds: string | undefined): readonly Filter[] {
  return seconds === undefined
    ? []
    : [{ kind: 'between', field: 'durationMs', from: Number(seconds) * 1_000 }]
}
