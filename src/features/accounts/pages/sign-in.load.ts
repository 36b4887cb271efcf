import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, type OpenidWord, parseDone, parseOpenidWord } from '../domain/page-words.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import type { SaveWish } from '../domain/save-wish.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'
import { findSaveWish, type WishNeeds } from '../server/forms/find-save-wish.ts'
import type { Accounts } from '../server.ts'

export type SignInData = {
  readonly returnTo: string | null
  /** A member who is to show again who they are; null for everyone else. */
  readonly again: { readonly username: string; readonly hasPassword: boolean } | null
  readonly providers: Accounts['openid']['providers']
  readonly openid: OpenidWord | null
  readonly done: DoneWord | null
  /** What will be saved afterwards. */
  readonly wish: SaveWish | null
  readonly form: FormState
}

export type SignInNeeds = WishNeeds & {
  readonly accounts: { readonly openid: Pick<Accounts['openid'], 'providers'> }
}

export async function load({ visit, query, needs }: PageRequest<SignInNeeds>): Promise<Loaded<SignInData>> {
  const data = signInData(visit, query, needs, await findSaveWish(needs, visit, query, returnUrlIn(query)))
  const isIn = visit.viewer.kind === 'member' && (data.again === null || mayChangeAccount(visit.viewer))
  // A member whom a provider's answer brought back learns what it was.
  if (isIn && data.openid === null) return { kind: 'moved', to: data.returnTo ?? links.account(visit) }
  return found(data)
}

export function signInData(
  { viewer }: Visit,
  query: URLSearchParams,
  { accounts }: Pick<SignInNeeds, 'accounts'>,
  wish: SaveWish | null,
  form: FormState = emptyForm,
): SignInData {
  const isAgain = viewer.kind === 'member' && query.has('again')
  return {
    returnTo: returnUrlIn(query),
    again: isAgain ? { username: viewer.username, hasPassword: !viewer.isSocial } : null,
    providers: accounts.openid.providers,
    openid: form === emptyForm ? parseOpenidWord(query) : null,
    done: form === emptyForm ? parseDone(query) : null,
    wish,
    form,
  }
}
