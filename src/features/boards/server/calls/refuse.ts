import { type Answer, notSignedIn, problem, problemForNow, problemOf } from '#platform/endpoint.ts'
import { type AnyFailure, isHelpedBySigningIn, statusOf } from '../../domain/refusals.ts'
import { withoutRobots } from './call-parts.ts'

/** Failures by the field of the call that they are about. */
export type Fields = Readonly<Record<string, string>>

const usualFields: Fields = {
  'name-empty': 'name',
  'name-too-long': 'name',
  'text-empty': 'text',
  'text-too-long': 'text',
  'email-missing': 'email',
  'email-malformed': 'email',
  'expiry-out-of-range': 'expiresInDays',
  'same-board': 'to',
  'unknown-follower': 'before',
}

/** What a call calls a failure that has another name here. */
const types: Readonly<Record<string, string>> = {
  gone: 'invitation-withdrawn',
  deleted: 'board-deleted',
  'key-reused': 'idempotency-key-reused',
}

/** A failure as a call tells it: its name is the problem's type. `fields`: where the call's differ from the usual. */
export function refuse(failure: AnyFailure, fields: Fields = {}): Answer {
  return withoutRobots(refusalOf(failure, fields))
}

/** For what a page asks unbidden: nobody is sent to sign in for it. */
export function refuseReading(failure: AnyFailure, fields: Fields = {}): Answer {
  return failure === 'not-signed-in' ? withoutRobots(problem(401, failure)) : refuse(failure, fields)
}

/** Every asset of a call was unknown: each is named by its place in the field. */
export function refuseAssets(failure: AnyFailure, field: string, assetIds: readonly string[]): Answer {
  if (failure !== 'unknown-assets') return refuse(failure)
  const errors = assetIds.map((_, index) => ({ path: `${field}.${index}`, message: 'unknown' }))
  return withoutRobots({ kind: 'problem', problem: { ...problemOf(400, failure), errors } })
}

function refusalOf(failure: AnyFailure, fields: Fields): Answer {
  if (typeof failure !== 'string') return problemForNow(429, failure.tooMany, 'too-many')
  if (isHelpedBySigningIn(failure)) return notSignedIn(failure)
  const path = fields[failure] ?? usualFields[failure]
  const refused = problemOf(statusOf(failure), types[failure] ?? failure)
  const errors = path === undefined ? {} : { errors: [{ path, message: failure }] }
  return { kind: 'problem', problem: { ...refused, ...errors } }
}
