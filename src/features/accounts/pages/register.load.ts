import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { emptyForm } from '../domain/form-state.ts'
import type { SaveWish } from '../domain/save-wish.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'
import { findSaveWish, type WishNeeds } from '../server/forms/find-save-wish.ts'

export type RegisterData = {
  readonly returnTo: string | null
  /** What will be saved afterwards. */
  readonly wish: SaveWish | null
  readonly form: FormState
}

export async function load({ visit, query, needs }: PageRequest<WishNeeds>): Promise<Loaded<RegisterData>> {
  const returnTo = returnUrlIn(query)
  if (visit.viewer.kind === 'member') return { kind: 'moved', to: returnTo ?? links.account(visit) }
  return found({ returnTo, wish: await findSaveWish(needs, visit, query, returnTo), form: emptyForm })
}
