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
export type Follows = { readonly [Name in ParameterName]?: SearchParameters[Name] | undefined }

type Consequence = (change: Change) => Follows
type Condition = (change: Change) => boolean

const nothing: Follows = {}
const without = (...names: readonly ParameterName[]): Follows =>
  Object.fromEntries(names.map((name) => [name, undefined]))
const when =
  (isSo: Condition, follows: Follows): Consequence =>
  (change) =>
    isSo(change) ? follows : nothing

const isRemoved: Condition = ({ name, after }) => after[name] === undefined
const sets =
  (changed: ParameterName): Condition =>
  (change) =>
    change.name === changed && !isRemoved(change)
const removes =
  (changed: ParameterName): Condition =>
  (change) =>
    change.name === changed && isRemoved(change)
const isScope: Condition = ({ name }) =>
  name === 'family' || name === 'assettype' || name === 'editorialproducts'
const isEditorialImage: Condition = ({ after, profile }) => {
  const { isEditorial, isImage } = factsOf(after, profile)
  return isEditorial && isImage
}
const hasNewPhrase: Condition = ({ name, before, after }) =>
  name === 'phrase' && before.phrase !== undefined && !(after.phrase ?? '').includes(before.phrase)

/** What a change of one parameter does to the others, in this order (seed 4.3). */
export const consequences: readonly Consequence[] = [
  // SP-07
  when(({ name }) => name !== 'page', without('page')),

  // SP-08
  when(isScope, without('stackid', 'morelikethis', 'license', 'excludenudity')),
  when(
    (change) => isScope(change) && (change.after.family === undefined || change.after.family === 'creative'),
    { suppressfamilycorrection: 'true' },
  ),
  when((change) => isScope(change) && isEditorialImage(change), without('sortorder')),
  when((change) => {
    const { firstEvent, after } = change
    if (!isScope(change) || !firstEvent) return false
    return (after.assettype === 'film' ? firstEvent.films : firstEvent.images) === 0
  }, without('events')),

  // SP-09
  when(sets('colorindex'), without('bwonly')),
  when(({ name, after }) => name === 'bwonly' && after.bwonly === true, without('colorindex')),

  // SP-10
  when(
    ({ name, after }) => name === 'recency' && after.recency !== 'daterange',
    without('begindate', 'enddate'),
  ),

  // SP-11
  when(removes('alloweduse'), { alloweduse: 'off' }),
  when(removes('phraseprocessing'), { phraseprocessing: 'default' }),
  when(removes('offlinecontent'), { offlinecontent: 'exclude' }),
  when(removes('videodurationmin'), without('videodurationmax')),
  when(removes('mediatype'), without('assetfiletype')),
  when((change) => removes('specificpeople')(change) && change.profile.personalityDisambiguityOptedIn, {
    suppresspeoplecorrection: 'true',
  }),

  // SP-12
  when(({ name }) => name === 'phrase', without('stackid', 'clarifications', 'recentlyviewed', 'curatedset')),
  when(sets('artistexact'), without('morelikethis')),
  when(({ name }) => name === 'assettype', without('artistexact')),
  when(sets('recentlyviewed'), without('phrase')),

  // SP-13
  when(
    hasNewPhrase,
    without(
      'suppresspeoplecorrection',
      'suppressfamilycorrection',
      'suppressphrasecorrection',
      'specificpeople',
    ),
  ),
  when(
    (change) =>
      hasNewPhrase(change) &&
      isEditorialImage(change) &&
      (change.after.phraseprocessing ?? 'default') === 'default',
    { phraseprocessing: 'excludenaturallanguage' },
  ),

  // SP-14
  (change) => {
    const { name, before, after } = change
    if (name === 'recommendconfig' || !isEditorialImage(change)) return nothing
    const isOpen = before.recommendconfig === undefined || before.recommendconfig === 'recommendonly'
    const isOrdered =
      !isSameValue(before.sortorder, after.sortorder) || !isSameValue(before.recency, after.recency)
    return { recommendconfig: name === 'phrase' || (isOpen && isOrdered) ? 'recommendonly' : 'none' }
  },
]
