import type { SiteNickname } from '#sites/site.ts'
import type { Family, LicenseModel } from './asset.ts'

export type Offer = { readonly families: readonly Family[]; readonly licenseModels: readonly LicenseModel[] }

/** What each site sells: site A editorial and creative, site B royalty-free creative only (seed, first paragraph). */
export const offers: Readonly<Record<SiteNickname, Offer>> = {
  argus: { families: ['creative', 'editorial'], licenseModels: ['rf', 'rm', 'rr'] },
  bokeh: { families: ['creative'], licenseModels: ['rf'] },
}
