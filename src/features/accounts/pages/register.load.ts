import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { emptyForm } from '../domain/form-state.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'

export type RegisterData = { readonly returnTo: string | null; readonly form: FormState }

export async function load({ visit, query }: PageRequest<unknown>): Promise<Loaded<RegisterData>> {
  const returnTo = returnUrlIn(query)
  if (visit.viewer.kind === 'member') return { kind: 'moved', to: returnTo ?? links.account(visit) }
  return found({ returnTo, form: emptyForm })
}
