import type { Member, Viewer } from '#visit/visit.ts'

/** Signed in, and has shown lately that it is really they. */
function isProven(viewer: Viewer): viewer is Member {
  return viewer.kind === 'member' && viewer.authState !== 'remembered'
}

export function mayBuy(viewer: Viewer): boolean {
  return isProven(viewer) && viewer.isEmailVerified
}

export function mayDownload(viewer: Viewer): boolean {
  return isProven(viewer)
}

export function mayChangeAccount(viewer: Viewer): viewer is Member {
  return isProven(viewer)
}

export function mayInvite(viewer: Viewer): viewer is Member {
  return isProven(viewer) && viewer.isEmailVerified
}
