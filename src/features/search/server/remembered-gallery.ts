import { createMemory } from '#platform/remember.ts'
import { findGallery, type GalleryNeeds, type GalleryOutcome } from './find-gallery.ts'
import type { GalleryQuestion } from './gallery-request.ts'

export type FindGallery = (question: GalleryQuestion) => Promise<GalleryOutcome>

const forMs = 2_000
const atMost = 500
/** Pictures of related terms. */
const previewsForMs = 300_000
const mostPreviews = 2_000

/** Galleries as pages ask for them: the same for everyone, so for two seconds the last answer serves a crowd. */
export function rememberedGallery(needs: Omit<GalleryNeeds, 'remember'>): FindGallery {
  const remember = createMemory<GalleryOutcome>({ forMs, atMost, keeps: ({ kind }) => kind === 'found' })
  const previews = createMemory({ forMs: previewsForMs, atMost: mostPreviews })
  return (question) => {
    const { visit, parameters, after = null } = question
    const viewed = parameters.recentlyviewed === undefined ? [] : visit.viewed
    const key = JSON.stringify([visit.site, visit.locale, viewed, parameters, after])
    return remember(key, () => findGallery(question, { ...needs, remember: previews }))
  }
}
