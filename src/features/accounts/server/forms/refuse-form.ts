import type { FormState, Submitted } from '#visit/page-contract.ts'
import { wholeForm } from '../../domain/form-state.ts'
import type { AnyFailure } from '../calls/refuse.ts'

type Refused<Data> = Extract<Submitted<Data>, { readonly kind: 'refused' }>
type Typed = Readonly<Record<string, string>>

/** Statuses as of the calls. Whatever is not named here is about what was typed: 400. */
const statuses: Readonly<Record<string, Refused<object>['status']>> = {
  'wrong-login': 401,
  'wrong-password': 403,
  'not-verified': 403,
  'not-a-leader': 403,
  'other-address': 403,
  'no-member': 404,
  'no-invitation': 404,
  'stale-code': 410,
  'username-taken': 409,
  'email-taken': 409,
  'last-leader': 409,
  'in-a-team': 409,
  'already-in-team': 409,
  'no-free-seat': 409,
  'seats-taken': 409,
}

type Refusal<Data> = {
  readonly failure: AnyFailure
  /** What is shown again: never a password. */
  readonly typed: Typed
  /** At which field a failure is told, by its name or the word that it begins with. All others are about the whole form. */
  readonly fields?: Typed
  readonly show: (form: FormState) => Data
}

/** The page again, with what is wrong at each field. */
export function refuseForm<Data>({ failure, typed, fields = {}, show }: Refusal<Data>): Refused<Data> {
  if (typeof failure === 'string') {
    const field = fields[failure] ?? fields[failure.split('-')[0] ?? ''] ?? wholeForm
    const data = show({ typed, errors: { [field]: failure } })
    return { kind: 'refused', status: statuses[failure] ?? 400, data }
  }
  if (failure.kind === 'too-many') {
    const data = show({ typed, errors: { [wholeForm]: 'too-many' } })
    return { kind: 'refused', status: 429, data, retryAfterSeconds: failure.retryAfterSeconds }
  }
  const errors = Object.entries(failure.errors).map(([field, word = '']) => [fields[field] ?? field, word])
  return { kind: 'refused', status: 400, data: show({ typed, errors: Object.fromEntries(errors) }) }
}

const mostCharacters = 1_000

/** The named fields of what was sent, as far as a page shows them again. */
export function typedIn(form: Typed, ...names: readonly string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, (form[name] ?? '').slice(0, mostCharacters)]))
}
