import { type Answer, notSignedIn, problem, problemForNow, problemOf } from '#platform/endpoint.ts'
import type { TooMany } from '../take-tickets.ts'

type BadInput = Readonly<{ kind: 'bad-input'; errors: Readonly<Record<string, string | undefined>> }>

/** What any use case of the room may refuse with. */
export type AnyFailure = string | TooMany | BadInput

/** Statuses of api.md. Whatever is not named here is about a field, whose name it begins with: 400. */
const statuses: Readonly<Record<string, number>> = {
  'wrong-login': 401,
  'wrong-password': 403,
  'not-verified': 403,
  'not-a-leader': 403,
  'no-member': 404,
  'wrong-code': 400,
  'stale-code': 410,
  'username-taken': 409,
  'email-taken': 409,
  'last-leader': 409,
  'already-in-team': 409,
  'no-free-seat': 409,
}

/** A failure as a call tells it: its name is the problem's type, or the message of the field. */
export function refuse(failure: AnyFailure): Answer {
  if (typeof failure !== 'string') {
    if (failure.kind === 'too-many') return problemForNow(429, failure.retryAfterSeconds, 'too-many')
    return badInput(failure.errors)
  }
  if (failure === 'sign-in-again') return notSignedIn(failure)
  const status = statuses[failure]
  if (status !== undefined) return problem(status, failure)
  return badInput({ [failure.split('-')[0] ?? '']: failure })
}

function badInput(fields: BadInput['errors']): Answer {
  const errors = Object.entries(fields).map(([path, message = '']) => ({ path, message }))
  return { kind: 'problem', problem: { ...problemOf(400, 'bad-input'), errors } }
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: AnyFailure }

/** For what has nothing to tell when it is done. */
export function answerOf(outcome: Outcome, done: Answer): Answer {
  return outcome.ok ? done : refuse(outcome.failure)
}
