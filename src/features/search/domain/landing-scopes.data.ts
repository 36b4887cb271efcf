import type { SearchParameters } from './parameters/parameter-table.ts'

/** The parts of the library that have a page of their own, by the names of their paths (seed 2.4, 2.5). Stock is royalty-free. */
export const landingScopes = {
  creativeImages: { assettype: 'image', family: 'creative' },
  stockPhotos: { assettype: 'image', family: 'creative', mediatype: 'photography', license: 'rf' },
  stockIllustrations: { assettype: 'image', family: 'creative', mediatype: 'illustration', license: 'rf' },
  stockVectors: { assettype: 'image', family: 'creative', mediatype: 'vector', license: 'rf' },
  creativeVideo: { assettype: 'film', family: 'creative' },
  stockVideos: { assettype: 'film', family: 'creative', license: 'rf' },
  footage: { assettype: 'film', family: 'creative' },
} as const satisfies Record<string, SearchParameters>

export type LandingName = keyof typeof landingScopes

export const landingNames = Object.keys(landingScopes) as readonly LandingName[]
