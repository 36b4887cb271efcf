import type { entryMarks } from './entry-fields.data.ts'
import type { ValueField } from './index-entry.ts'
import type { ParameterName } from './parameters/parameter-table.ts'

/** Who knows what a value is called: the texts, the catalogue by its id, or the value itself. */
export type NameSource = 'texts' | 'person' | 'event' | 'collection' | 'place' | 'itself'

/** Counts of this field are those of the parameter. */
export type FacetRule = Readonly<{ field: ValueField; names: NameSource; limit: number }>

/** A closed list has at most 31 values. */
const closed = (field: ValueField): FacetRule => ({ field, names: 'texts', limit: 31 })
const named = (field: ValueField, names: NameSource, limit = 12): FacetRule => ({ field, names, limit })

/** What the values of a parameter are counted by (SEARCH-02). Ranges of numbers have no counts. */
export const facetFields: Readonly<Partial<Record<ParameterName, FacetRule>>> = {
  family: closed('family'),
  license: closed('licenseModel'),
  mediatype: closed('mediaType'),
  editorialproducts: closed('editorialProducts'),
  orientations: closed('orientation'),
  people: closed('numberOfPeople'),
  numberofpeople: closed('numberOfPeople'),
  ageofpeople: closed('ages'),
  ethnicity: closed('ethnicities'),
  compositions: closed('compositions'),
  mood: closed('moods'),
  imagetechnique: closed('techniques'),
  viewpoint: closed('viewpoints'),
  filmdefinition: closed('definition'),
  framerate: closed('frameRate'),

  collections: named('collection', 'collection'),
  events: named('events', 'event'),
  specificpeople: named('people', 'person'),
  locations: named('locations', 'place', 30),
  artistexact: named('artist', 'itself'),
  contributor: named('artist', 'itself'),
}

type MarkRule = Readonly<{ value: string; mark: (typeof entryMarks)[number]; isWithout?: true }>

/** The one value of a parameter that selects what is marked, or what is not. */
export const facetMarks: Readonly<Partial<Record<ParameterName, MarkRule>>> = {
  bwonly: { value: 'true', mark: 'blackandwhite' },
  embeddable: { value: 'true', mark: 'embeddable' },
  istockexclusive: { value: 'true', mark: 'exclusive' },
  excludenudity: { value: 'true', mark: 'nudity', isWithout: true },
  releasestatus: { value: 'fullyreleased', mark: 'released' },
  alloweduse: { value: 'availableforalluses', mark: 'unrestricted' },
}

/** Parameters that select by a counted field and are not counted themselves. */
export const uncounted: Readonly<Partial<Record<ValueField, readonly ParameterName[]>>> = {
  collection: ['specialcollectionid', 'editorialsources'],
  events: ['parenteventid'],
}

/** Values of a field that a value of a parameter stands for, where they are not the same. */
export const valueParts: Readonly<
  Partial<Record<ParameterName, Readonly<Record<string, readonly string[]>>>>
> = { people: { with: ['one', 'two', 'group'], without: ['none'] } }
