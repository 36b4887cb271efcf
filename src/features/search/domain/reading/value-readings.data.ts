import type { AssetType } from '#features/catalogue/domain.ts'
import type { Filter } from '../index-question.ts'

/** What a chip on the page calls it. */
export type ReadKind =
  | 'date'
  | 'place'
  | 'person'
  | 'orientation'
  | 'people'
  | 'age'
  | 'composition'
  | 'color'
  | 'viewpoint'
  | 'technique'
  | 'mediaType'
  | 'assetType'

export type ValueReading = Readonly<{
  kind: ReadKind
  filter: Filter | null
  assetType?: AssetType
  /** The words may stand in a caption instead: not everything is labelled. */
  canBeWords: boolean
}>

type Field = Extract<Filter, { kind: 'one-of' }>['field']

const oneOf = (field: Field, ...values: readonly string[]): Filter => ({ kind: 'one-of', field, values })
const labelled = (kind: ReadKind, field: Field, ...values: readonly string[]): ValueReading => ({
  kind,
  filter: oneOf(field, ...values),
  canBeWords: true,
})
const certain = (kind: ReadKind, field: Field, ...values: readonly string[]): ValueReading => ({
  kind,
  filter: oneOf(field, ...values),
  canBeWords: false,
})
const upright = oneOf('orientation', 'vertical', 'panoramicvertical')

/** What words can mean beside themselves (SEARCH-03). Which words, stands in `value-words.data.ts`. */
export const valueReadings = {
  vertical: { kind: 'orientation', filter: upright, canBeWords: false },
  horizontal: certain('orientation', 'orientation', 'horizontal', 'panoramichorizontal'),
  square: certain('orientation', 'orientation', 'square'),
  panorama: certain('orientation', 'orientation', 'panoramichorizontal', 'panoramicvertical'),
  // The upright format to an art director, the picture of a face to everyone else: either will do.
  portrait: {
    kind: 'orientation',
    filter: { kind: 'any', of: [upright, oneOf('compositions', 'portrait', 'headshot')] },
    canBeWords: false,
  },

  nobody: certain('people', 'numberOfPeople', 'none'),
  onePerson: certain('people', 'numberOfPeople', 'one'),
  twoPeople: certain('people', 'numberOfPeople', 'two'),
  group: labelled('people', 'numberOfPeople', 'group'),

  baby: labelled('age', 'ages', 'newborn', 'baby'),
  child: labelled('age', 'ages', 'child'),
  teenager: labelled('age', 'ages', 'teenager'),
  youngAdult: labelled('age', 'ages', 'youngadult'),
  senior: labelled('age', 'ages', 'senioradult'),

  closeup: labelled('composition', 'compositions', 'closeup', 'macro'),
  macro: labelled('composition', 'compositions', 'macro'),
  headshot: labelled('composition', 'compositions', 'headshot'),
  fullLength: labelled('composition', 'compositions', 'fulllength'),
  waistUp: labelled('composition', 'compositions', 'waistup'),
  copySpace: labelled('composition', 'compositions', 'copyspace'),
  isolated: labelled('composition', 'compositions', 'cutout'),
  lookingAtCamera: labelled('composition', 'compositions', 'lookingatcamera'),
  candid: labelled('composition', 'compositions', 'candid'),

  blackAndWhite: labelled('color', 'marks', 'blackandwhite'),

  aerial: labelled('viewpoint', 'viewpoints', 'aerialview'),
  highAngle: labelled('viewpoint', 'viewpoints', 'highangleview'),
  lowAngle: labelled('viewpoint', 'viewpoints', 'lowangleview'),

  slowMotion: labelled('technique', 'techniques', 'slowmotion'),
  timeLapse: labelled('technique', 'techniques', 'timelapse'),

  photo: { kind: 'assetType', filter: null, assetType: 'image', canBeWords: false },
  film: { kind: 'assetType', filter: null, assetType: 'film', canBeWords: false },
  illustration: labelled('mediaType', 'mediaType', 'illustration', 'vector'),
  vector: certain('mediaType', 'mediaType', 'vector'),
} as const satisfies Record<string, ValueReading>

export type ValueName = keyof typeof valueReadings
