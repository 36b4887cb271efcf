import {
  ages,
  compositions,
  editorialProducts,
  ethnicities,
  families,
  filmDefinitions,
  formerEthnicities,
  frameRates,
  mediaTypes,
  moods,
  orientations,
  peopleCounts,
  sizeRules,
  techniques,
  viewpoints,
} from '#features/catalogue/domain.ts'
import type { Facts } from './parameter-facts.ts'
import { color, day, digits, type Format, longestPhrase, page, seconds, text } from './parameter-formats.ts'

type Rule = (facts: Facts) => boolean

/** A list of values, some of them only where a rule allows it. */
export type Choices = Readonly<Record<string, Rule>>

export type ParameterRule = Readonly<
  { isAvailable: Rule } & (
    | { kind: 'flag' }
    | { kind: 'one' | 'list'; choices: Choices }
    | { kind: 'one' | 'list'; format: Format }
  )
>

const always: Rule = () => true
const anyOf = (values: readonly string[]): Choices =>
  Object.fromEntries(values.map((value) => [value, always]))

const flag = (isAvailable: Rule) => ({ kind: 'flag', isAvailable }) as const
const oneOf = (choices: readonly string[] | Choices, isAvailable: Rule) =>
  ({ kind: 'one', choices: isList(choices) ? anyOf(choices) : choices, isAvailable }) as const
const listOf = (values: readonly string[], isAvailable: Rule) =>
  ({ kind: 'list', choices: anyOf(values), isAvailable }) as const
const one = (format: Format, isAvailable: Rule) => ({ kind: 'one', format, isAvailable }) as const
const list = (format: Format, isAvailable: Rule) => ({ kind: 'list', format, isAvailable }) as const
const isList = (choices: readonly string[] | Choices): choices is readonly string[] => Array.isArray(choices)

const onArgus: Rule = ({ isArgus }) => isArgus
const onBokeh: Rule = ({ isBokeh }) => isBokeh
const images: Rule = ({ isImage }) => isImage
const films: Rule = ({ isFilm }) => isFilm
const creativeOrMixed: Rule = ({ isCreativeOrMixed }) => isCreativeOrMixed
const creativeImages: Rule = ({ isCreative, isImage }) => isCreative && isImage
const yes = ['true']

/** Every search parameter, its kind, its values and where it is to be had (SP-01, SP-04; seed 3 and 5.1). */
export const parameterTable = {
  assettype: oneOf(['image', 'film'], always),
  family: oneOf([...families, families.join(',')], always),
  page: one(page, always),
  phrase: one(text(longestPhrase), always),
  morelikethis: one(digits, always),
  recentlyviewed: oneOf(yes, always),
  searchbyimage: one(text(64), always),
  stackid: one(digits, always),
  suppressphrasecorrection: oneOf(yes, always),
  suppressfamilycorrection: oneOf(yes, always),
  locations: list(text(120), always),
  orientations: listOf(orientations, always),

  sortorder: oneOf(
    {
      best: ({ isArchival }) => !isArchival,
      newest: always,
      oldest: ({ isCreative }) => !isCreative,
      mostpopular: always,
      random: always,
    },
    ({ has, isEditorial, profile }) =>
      !has('morelikethis', 'curatedset', 'searchbyimage') &&
      !(isEditorial && profile.inEditorialNLSExperience),
  ),
  excludenudity: flag(({ isCreative }) => isCreative),
  imageurl: one(text(2_000), ({ has }) => has('searchbyimage')),
  assetfiletype: oneOf(['eps', 'jpg'], creativeImages),
  alloweduse: oneOf(['availableforalluses', 'off'], creativeImages),
  bwonly: flag(creativeImages),
  colorindex: one(color, creativeImages),
  phraseprocessing: oneOf(
    ['default', 'excludenaturallanguage'],
    ({ isImage, isCreative, isEditorial }) => isImage && (isCreative || isEditorial),
  ),
  imagesize: oneOf([...sizeRules.map(({ name }) => name), 'vector'], images),
  mediatype: oneOf(mediaTypes, creativeOrMixed),
  mood: oneOf(
    moods,
    ({ isCreative, isImage, has }) =>
      isCreative &&
      isImage &&
      !has('morelikethis', 'curatedset', 'searchbyimage', 'artistexact', 'contributor'),
  ),
  videodurationmin: one(seconds, films),
  videodurationmax: one(seconds, films),
  filmdefinition: listOf(filmDefinitions, films),
  framerate: listOf(frameRates, films),
  ethnicity: listOf(ethnicities, creativeOrMixed),
  ageofpeople: listOf(ages, creativeOrMixed),

  recency: oneOf(
    {
      anydate: always,
      last24hours: always,
      last48hours: always,
      last7days: always,
      last30days: always,
      last12months: always,
      daterange: onArgus,
    },
    always,
  ),
  numberofpeople: listOf(peopleCounts, always),

  agreements: list(text(64), onArgus),
  artistexact: one(text(120), onArgus),
  collections: list(text(64), onArgus),
  curatedset: one(text(64), onArgus),
  easyaccess: oneOf(yes, onArgus),
  editorialsubscription: oneOf(yes, onArgus),
  premiumaccess: oneOf(yes, onArgus),
  compositions: listOf(compositions, onArgus),
  people: oneOf(['with', 'without'], onArgus),
  embeddable: flag(({ isArgus, isImage }) => isArgus && isImage),
  editorialsources: list(text(64), onArgus),
  begindate: one(day, onArgus),
  enddate: one(day, onArgus),
  eventid: one(digits, onArgus),
  parenteventid: one(digits, onArgus),
  events: list(digits, onArgus),
  editorialproducts: oneOf(editorialProducts, onArgus),
  specificpeople: list(digits, onArgus),
  groupbyevent: flag(onArgus),
  license: oneOf(
    {
      rf: always,
      rm: images,
      rr: films,
      'rf,rm': images,
      'rf,rr': films,
    },
    onArgus,
  ),
  recommendconfig: oneOf(['none', 'recommendonly', 'autoapply'], onArgus),
  offlinecontent: oneOf(['exclude', 'include', 'only'], onArgus),
  releasestatus: oneOf(['releasenotimportant', 'fullyreleased'], onArgus),
  imagetechnique: listOf(techniques, onArgus),
  viewpoint: listOf(viewpoints, onArgus),
  clarifications: one(text(200), onArgus),
  suppresspeoplecorrection: oneOf(yes, onArgus),
  specialcollectionid: one(text(64), onArgus),

  istockcollection: oneOf(['essentials', 'signature', 'signatureplus'], onBokeh),
  contributor: one(text(120), onBokeh),
  istockexclusive: flag(onBokeh),
} as const satisfies Record<string, ParameterRule>

export type ParameterName = keyof typeof parameterTable

type ValueOf<Rule> = Rule extends { kind: 'flag' }
  ? boolean
  : Rule extends { kind: 'list' }
    ? readonly string[]
    : string

/** What a visitor searches for. Whatever is not there is not said. */
export type SearchParameters = {
  readonly [Name in ParameterName]?: ValueOf<(typeof parameterTable)[Name]>
}
export type ParameterValue = string | boolean | readonly string[]

export const parameterNames = Object.keys(parameterTable) as readonly ParameterName[]

/** Older names (SP-02) and older spellings of values. */
export const parameterAliases: Readonly<Record<string, ParameterName>> = {
  sort: 'sortorder',
  analogcollection: 'collections',
}
export const valueAliases: Readonly<Partial<Record<ParameterName, Readonly<Record<string, string>>>>> = {
  ethnicity: formerEthnicities,
  istockcollection: { value: 'essentials', main: 'signature' },
}
