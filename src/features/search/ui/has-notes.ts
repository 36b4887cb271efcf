import type { Gallery } from '../domain/gallery.ts'

/** Whether there is anything to say of how a phrase was read. */
export function hasNotes(gallery: Gallery): boolean {
  return gallery.explanation.length > 0 || gallery.clarifications.length > 0 || isNewestBetter(gallery)
}

export function isNewestBetter({ recommendation, assets }: Gallery): boolean {
  return recommendation?.autoApplied === false && assets.length > 1
}
