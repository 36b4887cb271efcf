/** What a page says once something is done: `?done=`. */
export const doneWords = [
  'registered',
  'resent',
  'email-verified',
  'email-changed',
  'username-sent',
  'reset-sent',
  'password-reset',
  'signed-out',
  'was-signed-out',
  'profile-saved',
  'email-sent',
  'password-changed',
  'session-ended',
  'account-closed',
  'team-started',
  'team-joined',
  'team-left',
  'invited',
  'invitation-withdrawn',
  'seats-changed',
  'member-changed',
  'member-removed',
] as const

export type DoneWord = (typeof doneWords)[number]

/** Why signing in at a provider came to nothing: `?openid=`. */
export const openidWords = [
  'provider-away',
  'refused',
  'wrong-answer',
  'wrong-state',
  'sign-in-again',
  'sign-in-first',
  'identity-taken',
  'too-many',
] as const

export type OpenidWord = (typeof openidWords)[number]

/** Anyone can write an address, so that a page says nothing but what stands in these lists. */
export function parseDone(query: URLSearchParams): DoneWord | null {
  return findIn(doneWords, query.get('done'))
}

export function parseOpenidWord(query: URLSearchParams): OpenidWord | null {
  return findIn(openidWords, query.get('openid'))
}

function findIn<Word extends string>(words: readonly Word[], text: string | null): Word | null {
  return words.find((word) => word === text) ?? null
}
