import type { SearchProfile } from './search-profile.ts'

/** Values of parameters by name, however they came about. */
export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** What the rules of availability ask about a state (seed 5.1, SP-19). */
export type Facts = Readonly<{
  isArgus: boolean
  isBokeh: boolean
  isImage: boolean
  isFilm: boolean
  isCreative: boolean
  isEditorial: boolean
  /** Creative or mixed: `creative,editorial`, or nothing said. */
  isCreativeOrMixed: boolean
  isArchival: boolean
  has: (...names: readonly string[]) => boolean
  profile: SearchProfile
}>

export function factsOf(values: Values, profile: SearchProfile): Facts {
  const isEditorial = values.family === 'editorial'
  const isFilm = values.assettype === 'film'
  return {
    isArgus: profile.site === 'argus',
    isBokeh: profile.site === 'bokeh',
    isImage: !isFilm,
    isFilm,
    isCreative: values.family === 'creative',
    isEditorial,
    isCreativeOrMixed: !isEditorial,
    isArchival: isEditorial && values.editorialproducts === 'archival',
    has: (...names) => names.some((name) => values[name] !== undefined),
    profile,
  }
}
