import type { SiteNickname } from '#sites/site.ts'

/** What about the visit decides which parameters there are (seed 3). */
export type SearchProfile = Readonly<{
  site: SiteNickname
  editorialRecommendationsActive: boolean
  personalityDisambiguityOptedIn: boolean
  inEditorialNLSExperience: boolean
}>

export function profileOf(site: SiteNickname): SearchProfile {
  const isEditorialSite = site === 'argus'
  return {
    site,
    editorialRecommendationsActive: isEditorialSite,
    personalityDisambiguityOptedIn: isEditorialSite,
    inEditorialNLSExperience: false,
  }
}
