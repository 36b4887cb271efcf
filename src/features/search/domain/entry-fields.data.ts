import {
  ages,
  compositions,
  editorialProducts,
  ethnicities,
  families,
  filmDefinitions,
  frameRates,
  licenseModels,
  mediaTypes,
  moods,
  orientations,
  peopleCounts,
  techniques,
  viewpoints,
} from '#features/catalogue/domain.ts'

/** Yes-or-no facts of an asset; an asset has those that are true of it. */
export const entryMarks = [
  'embeddable',
  'nudity',
  'released',
  'generated',
  'editable',
  'blackandwhite',
  'vectorfile',
  'exclusive',
  'unrestricted',
] as const

/**
 * What an index keeps of an asset beside its words, and how (SP-01). A field more is a line more: both engines are
 * derived from this table.
 *
 * - choice: none or one of a short list that never changes
 * - choices: any of a list of at most 31 that never changes
 * - name: none or one of a list that grows, such as the event
 * - names: any of a list that grows, such as the keywords
 * - number: none, or a whole number from 0 to 4,294,967,295
 */
export const entryFields = {
  family: { kind: 'choice', values: families },
  mediaType: { kind: 'choice', values: mediaTypes },
  licenseModel: { kind: 'choice', values: licenseModels },
  availability: { kind: 'choice', values: ['online', 'offline'] },
  orientation: { kind: 'choice', values: orientations },
  numberOfPeople: { kind: 'choice', values: peopleCounts },
  definition: { kind: 'choice', values: filmDefinitions },
  frameRate: { kind: 'choice', values: frameRates },

  editorialProducts: { kind: 'choices', values: editorialProducts },
  compositions: { kind: 'choices', values: compositions },
  ages: { kind: 'choices', values: ages },
  ethnicities: { kind: 'choices', values: ethnicities },
  moods: { kind: 'choices', values: moods },
  techniques: { kind: 'choices', values: techniques },
  viewpoints: { kind: 'choices', values: viewpoints },
  marks: { kind: 'choices', values: entryMarks },

  /** Key of the collection. */
  collection: { kind: 'name' },
  artist: { kind: 'name' },
  /** Id of the event it was taken at. */
  event: { kind: 'name' },
  series: { kind: 'name' },
  stack: { kind: 'name' },

  /** Ids of the event and of all above it. */
  events: { kind: 'names' },
  /** Ids of the people shown. */
  people: { kind: 'names' },
  /** City, region and country, each as it is written. */
  locations: { kind: 'names' },
  /** Ids of the vocabulary. */
  keywords: { kind: 'names' },
  /** Keys of the curated sets it stands in. */
  curatedSets: { kind: 'names' },

  /** Days since 1970-01-01; what is older counts as that day. */
  createdOn: { kind: 'number' },
  submittedOn: { kind: 'number' },
  popularity: { kind: 'number' },
  /** 1 is best. */
  quality: { kind: 'number' },
  durationMs: { kind: 'number' },
  /** In pixels. */
  longerSide: { kind: 'number' },
} as const satisfies Record<string, FieldRule>

export type FieldRule =
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'name' | 'names' | 'number' }

/**
 * Where words of an asset stand and how much they say. Parts that are `inOrder` can be searched for quoted phrases; the
 * normal length keeps long captions from drowning short titles.
 */
export const textParts = {
  title: { weight: 5, normalLength: 8, inOrder: true },
  /** Names of people, event, place, artist and collection. */
  names: { weight: 4, normalLength: 10, inOrder: true },
  /** Keywords that the vocabulary does not have, one after the other with a gap between. */
  freeKeywords: { weight: 4, normalLength: 10, inOrder: true },
  caption: { weight: 1.5, normalLength: 24, inOrder: true },
  /** Keywords of the vocabulary: one token each, the same in all languages. */
  concepts: { weight: 10, normalLength: 16, inOrder: false },
  /** What stands above its keywords: a dog is an animal. */
  broaderConcepts: { weight: 1.5, normalLength: 16, inOrder: false },
  /** Cells of the color space, repeated as much as there is of the color. */
  colors: { weight: 3, normalLength: 24, inOrder: false },
} as const satisfies Record<string, { weight: number; normalLength: number; inOrder: boolean }>
