import type { SiteNickname } from '#sites/site.ts'
import type { Member } from '#visit/visit.ts'
import { seenEveryMs } from '../domain/session-terms.data.ts'
import type { Room } from './needs.ts'
import { findSession, markSeen } from './session-queries.ts'
import { memberOf } from './sessions.ts'
import { hashToken, isToken } from './tokens.ts'

/** Who has this token on this site: one indexed query. */
export function readSession({ db, now }: Room) {
  return async (site: SiteNickname, token: string): Promise<Member | null> => {
    if (!isToken(token)) return null
    const row = await findSession(db, site, hashToken(token))
    if (!row) return null
    const at = now()
    const member = memberOf(row, at)
    if (member && at.getTime() - row.seen_at.getTime() >= seenEveryMs) {
      // Nobody waits for it; what was not written is written by the next request.
      markSeen(db, row.id, at).catch(() => undefined)
    }
    return member
  }
}
