import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'

export type ForgotUsernameData = { readonly done: DoneWord | null; readonly form: FormState }

export async function load({ query }: PageRequest<unknown>): Promise<Loaded<ForgotUsernameData>> {
  return found({ done: parseDone(query), form: emptyForm })
}
