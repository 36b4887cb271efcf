import { isSameValue } from './availability.ts'
import { factsOf } from './parameter-facts.ts'
import type { ParameterName, SearchParameters } from './parameter-table.ts'
import type { SearchProfile } from './search-profile.ts'

/** What a change is judged by beside the parameters. */
export type Surroundings = Readonly<{
  profile: SearchProfile
  /** The first event of the gallery that is shown, with what there is of it. */
  firstEvent: Readonly<{ images: number; films: number }> | null
}>

type Change = Surroundings &
  Readonly<{
    name: ParameterName
    before: SearchParameters
    /** With this change and the consequences so far. */
    after: SearchParameters
  }>

/** What becomes of other parameters; undefined removes one. */
type Consequence = (change: Change) => {
  readonly [Name in ParameterName]?: SearchParameters[Name] | undefined
}

export const nothing = {}
const without = (...names: readonly ParameterName[]) =>
  Object.fromEntries(names.map((name) => [name, undefined]))
const isRemoved = ({ name, after }: Change) => after[name] === undefined
const isScope = ({ name }: Change) =>
  name === 'family' || name === 'assettype' || name === 'editorialproducts'
const isEditorialImage = ({ after, profile }: Change) => {
  const { isEditorial, isImage } = factsOf(after, profile)
  return isEditorial && isImage
}
const hasNewPhrase = ({ name, before, after }: Change) =>
  name === 'phrase' && before.phrase !== undefined && !(after.phrase ?? '').includes(before.phrase)

/** What a change of one parameter does to the others, in this order (seed 4.3). */
export const consequences: readonly Consequence[] = [
  // SP-07
  ({ name }) => (name === 'page' ? nothing : without('page')),

  // SP-08
  (change) => (isScope(change) ? without('stackid', 'morelikethis', 'license', 'excludenudity') : nothing),
  (change) => {
    const { family } = change.after
    const isOpen = family === undefined || family === 'creative'
    return isScope(change) && isOpen ? { suppressfamilycorrection: 'true' } : nothing
  },
  (change) => (isScope(change) && isEditorialImage(change) ? without('sortorder') : nothing),
  (change) => {
    const { firstEvent, after } = change
    if (!isScope(change) || !firstEvent) return nothing
    const shown = after.assettype === 'film' ? firstEvent.films : firstEvent.images
    return shown === 0 ? without('events') : nothing
  },

  // SP-09
  (change) => (change.name === 'colorindex' && !isRemoved(change) ? without('bwonly') : nothing),
  ({ name, after }) => (name === 'bwonly' && after.bwonly === true ? without('colorindex') : nothing),

  // SP-10
  ({ name, after }) =>
    name === 'recency' && after.recency !== 'daterange' ? without('begindate', 'enddate') : nothing,

  // SP-11
  (change) => (change.name === 'alloweduse' && isRemoved(change) ? { alloweduse: 'off' } : nothing),
  (change) =>
    change.name === 'phraseprocessing' && isRemoved(change) ? { phraseprocessing: 'default' } : nothing,
  (change) =>
    change.name === 'offlinecontent' && isRemoved(change) ? { offlinecontent: 'exclude' } : nothing,
  (change) =>
    change.name === 'videodurationmin' && isRemoved(change) ? without('videodurationmax') : nothing,
  (change) => (change.name === 'mediatype' && isRemoved(change) ? without('assetfiletype') : nothing),
  (change) =>
    change.name === 'specificpeople' && isRemoved(change) && change.profile.personalityDisambiguityOptedIn
      ? { suppresspeoplecorrection: 'true' }
      : nothing,

  // SP-12
  ({ name }) =>
    name === 'phrase' ? without('stackid', 'clarifications', 'recentlyviewed', 'curatedset') : nothing,
  (change) => (change.name === 'artistexact' && !isRemoved(change) ? without('morelikethis') : nothing),
  ({ name }) => (name === 'assettype' ? without('artistexact') : nothing),
  (change) => (change.name === 'recentlyviewed' && !isRemoved(change) ? without('phrase') : nothing),

  // SP-13
  (change) =>
    hasNewPhrase(change)
      ? without(
          'suppresspeoplecorrection',
          'suppressfamilycorrection',
          'suppressphrasecorrection',
          'specificpeople',
        )
      : nothing,
  (change) => {
    const { phraseprocessing = 'default' } = change.after
    return hasNewPhrase(change) && isEditorialImage(change) && phraseprocessing === 'default'
      ? { phraseprocessing: 'excludenaturallanguage' }
      : nothing
  },

  // SP-14
  (change) => {
    const { name, before, after } = change
    if (!isEditorialImage(change) || name === 'recommendconfig') return nothing
    const isOpen = before.recommendconfig === undefined || before.recommendconfig === 'recommendonly'
    const isOrdered =
      !isSameValue(before.sortorder, after.sortorder) || !isSameValue(before.recency, after.recency)
    return { recommendconfig: name === 'phrase' || (isOpen && isOrdered) ? 'recommendonly' : 'none' }
  },
]
