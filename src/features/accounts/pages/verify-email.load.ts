import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'

export type VerifyEmailData = {
  /** A link was followed that may still be good. */
  readonly hasCode: boolean
  /** The address of a member who has not confirmed it yet: another mail can be sent. */
  readonly waitingFor: string | null
  /** The address of a member who has. */
  readonly confirmed: string | null
  readonly returnTo: string | null
  readonly done: DoneWord | null
  readonly form: FormState
}

export async function load({ visit, query }: PageRequest<unknown>): Promise<Loaded<VerifyEmailData>> {
  const { viewer } = visit
  const hasCode = Boolean(query.get('code'))
  const data = verifyEmailData(visit, query)
  if (!hasCode && viewer.kind === 'member' && viewer.isEmailVerified) {
    return { kind: 'moved', to: data.returnTo ?? links.account(visit) }
  }
  return found({ ...data, hasCode, done: parseDone(query) })
}

export function verifyEmailData(
  { viewer }: Visit,
  query: URLSearchParams,
  form: FormState = emptyForm,
): VerifyEmailData {
  const own = viewer.kind === 'member' ? viewer : null
  return {
    hasCode: false,
    waitingFor: own && !own.isEmailVerified ? own.email : null,
    confirmed: own?.isEmailVerified ? own.email : null,
    returnTo: returnUrlIn(query),
    done: null,
    form,
  }
}
