import type { Viewer } from '#visit/visit.ts'

/** By these a form and a call say whom their page was sent to; pages of visitors say nothing. */
export const personField = '_as'
export const personHeader = 'x-signed-in-as'

/**
 * Whether whoever is here is not who the page was sent to, as on a shared computer where another tab has changed hands.
 * The token does not tell: tabs take the newest one.
 */
export function changedHands(
  viewer: Viewer,
  sentTo: string | undefined,
): 'signed-out' | 'other-account' | null {
  if (!sentTo) return null
  if (viewer.kind !== 'member') return 'signed-out'
  return viewer.username === sentTo ? null : 'other-account'
}
