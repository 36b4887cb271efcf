import type { Room } from '../needs.ts'
import { beginOpenid } from './begin-openid.ts'
import { finishOpenid } from './finish-openid.ts'
import { type OpenidProvider, openProviders } from './providers.ts'

export type OpenidNeeds = { readonly providers?: readonly OpenidProvider[] }

/** Signing in at another provider (ACCOUNT-01). */
export function openOpenid(room: Room, { providers = [] }: OpenidNeeds) {
  const known = openProviders(providers)
  return {
    providers: known.names,
    begin: beginOpenid(room, known),
    finish: finishOpenid(room, known),
  }
}
