import type { SiteNickname } from '#sites/site.ts'

export type CaptionPart = 'artist' | 'family'

/** What the second line of a caption says. Where both families are sold, one wants to know which it is. */
export const captionParts: Readonly<Record<SiteNickname, readonly CaptionPart[]>> = {
  argus: ['artist', 'family'],
  bokeh: ['artist'],
}
