import type { SiteNickname } from '#sites/site.ts'
import type { Room } from './needs.ts'
import { deleteByToken } from './session-queries.ts'
import { hashToken } from './tokens.ts'

export function signOut({ db }: Room) {
  return ({ site, token }: { readonly site: SiteNickname; readonly token: string }): Promise<void> =>
    deleteByToken(db, site, hashToken(token))
}
