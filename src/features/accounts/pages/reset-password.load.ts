import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { emptyForm } from '../domain/form-state.ts'

export type ResetPasswordData = {
  /** The link was never good or no longer is. */
  readonly isOver: boolean
  readonly form: FormState
}

export async function load({ visit, query }: PageRequest<unknown>): Promise<Loaded<ResetPasswordData>> {
  if (!query.get('code')) return { kind: 'moved', to: links.forgotPassword(visit) }
  return found({ isOver: false, form: emptyForm })
}
