import type { SiteNickname } from '#sites/site.ts'

type ScopeParameters = Readonly<{ assettype: string; family?: string; mediatype?: string }>

/** What the search bar can look among. A parameter that a scope does not name is left open by it. */
const parametersOf = {
  all: { assettype: 'image' },
  creative: { assettype: 'image', family: 'creative' },
  editorial: { assettype: 'image', family: 'editorial' },
  films: { assettype: 'film' },
  creativefilms: { assettype: 'film', family: 'creative' },
  editorialfilms: { assettype: 'film', family: 'editorial' },
  photography: { assettype: 'image', mediatype: 'photography' },
  illustration: { assettype: 'image', mediatype: 'illustration' },
  vector: { assettype: 'image', mediatype: 'vector' },
  videos: { assettype: 'film' },
} as const satisfies Record<string, ScopeParameters>

export type SearchScope = keyof typeof parametersOf

type SiteScopes = Readonly<{
  /** The widest first: it is the one without a choice. */
  scopes: readonly SearchScope[]
  /** What they differ in; nothing else is touched by a choice of scope. */
  parameters: readonly (keyof ScopeParameters)[]
}>

const siteScopes: Readonly<Record<SiteNickname, SiteScopes>> = {
  argus: {
    scopes: ['all', 'creative', 'editorial', 'films', 'creativefilms', 'editorialfilms'],
    parameters: ['assettype', 'family'],
  },
  bokeh: {
    scopes: ['all', 'photography', 'illustration', 'vector', 'videos'],
    parameters: ['assettype', 'mediatype'],
  },
}

export function scopesOf(site: SiteNickname): readonly SearchScope[] {
  return siteScopes[site].scopes
}

/** The narrowest scope that a search lies in. */
export function scopeOf(site: SiteNickname, search: Readonly<Record<string, unknown>>): SearchScope {
  const isWithin = (scope: SearchScope) =>
    Object.entries(parametersOf[scope]).every(([name, value]) => search[name] === value)
  return scopesOf(site).findLast(isWithin) ?? 'all'
}

/** What a choice of scope sets, or leaves open (null). */
export function parametersOfScope(
  site: SiteNickname,
  scope: SearchScope,
): readonly (readonly [name: keyof ScopeParameters, value: string | null])[] {
  const named: ScopeParameters = parametersOf[scope]
  return siteScopes[site].parameters.map((name) => [name, named[name] ?? null])
}
