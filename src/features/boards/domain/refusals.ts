/** What any use case of the room may refuse with: a word, or the seconds to wait. */
export type AnyFailure = string | Readonly<{ tooMany: number }>

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429

/** Statuses of api.md, "Everywhere", for calls and forms alike. Whatever is not named here is about what was sent: 400. */
const statuses: Readonly<Record<string, RefusalStatus>> = {
  'not-signed-in': 401,
  'sign-in-again': 401,
  'not-allowed': 403,
  'not-verified': 403,
  'not-found': 404,
  'too-many-boards': 409,
  'too-many-invitations': 409,
  'too-many-members': 409,
  'changed-meanwhile': 409,
  gone: 410,
  deleted: 410,
  'key-reused': 422,
}

export function statusOf(failure: AnyFailure): RefusalStatus {
  if (typeof failure !== 'string') return 429
  return Object.hasOwn(statuses, failure) ? (statuses[failure] ?? 400) : 400
}

/** Signing in, or once more, is what helps. */
export function isHelpedBySigningIn(failure: AnyFailure): boolean {
  return statusOf(failure) === 401
}
