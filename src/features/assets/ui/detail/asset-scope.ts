import type { AssetDetail } from '#features/catalogue/domain.ts'
import type { SiteNickname } from '#sites/site.ts'

/** The part of the library an asset stands in, and the search of it. */
export type AssetScope = Readonly<{
  name:
    | 'editorialFilms'
    | 'editorialImages'
    | 'creativeFilms'
    | 'photos'
    | 'illustrations'
    | 'vectors'
    | 'fineArt'
  type: 'image' | 'film'
  query: Readonly<Record<string, string>>
}>

const mediaScopes = {
  photography: 'photos',
  illustration: 'illustrations',
  vector: 'vectors',
  fineart: 'fineArt',
} as const

/** Where films are of both families, the search of creative ones says so. */
const creativeFilms: Readonly<Record<SiteNickname, AssetScope['query']>> = {
  argus: { family: 'creative' },
  bokeh: {},
}

export function scopeOf({ assetType, family, mediaType }: AssetDetail, site: SiteNickname): AssetScope {
  if (family === 'editorial') {
    const name = assetType === 'film' ? 'editorialFilms' : 'editorialImages'
    return { name, type: assetType, query: { family } }
  }
  if (assetType === 'film') return { name: 'creativeFilms', type: 'film', query: creativeFilms[site] }
  return { name: mediaScopes[mediaType], type: 'image', query: { mediatype: mediaType } }
}
