import type { SiteNickname } from '#sites/site.ts'

/** What about the visit decides which parameters there are (seed 3). */
export type SearchProfile = Readonly<{
  site: SiteNickname
  editorialRecommendationsActive: boolean
  personalityDisambiguityOptedIn: boolean
  inEditorialNLSExperience: boolean
}>

const profiles: Readonly<Record<SiteNickname, SearchProfile>> = {
  argus: {
    site: 'argus',
    editorialRecommendationsActive: true,
    personalityDisambiguityOptedIn: true,
    inEditorialNLSExperience: false,
  },
  bokeh: {
    site: 'bokeh',
    editorialRecommendationsActive: false,
    personalityDisambiguityOptedIn: false,
    inEditorialNLSExperience: false,
  },
}

export function profileOf(site: SiteNickname): SearchProfile {
  return profiles[site]
}
