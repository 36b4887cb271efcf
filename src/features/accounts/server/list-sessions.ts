import type { SiteNickname } from '#sites/site.ts'
import type { Member } from '#visit/visit.ts'
import { authStateOf } from '../domain/auth-state.ts'
import type { Room } from './needs.ts'
import { deleteSession, deleteSessions, selectSessions } from './session-queries.ts'

/** A session as its owner sees it in a list. */
export type OwnSession = Readonly<{
  id: string
  site: SiteNickname
  userAgent: string
  createdAt: Date
  seenAt: Date
  isRemembered: boolean
}>

/** Those that still live, the latest first; of one site, or of both. */
export function listSessions({ db, now }: Room) {
  return async (accountId: string, site: SiteNickname | null): Promise<readonly OwnSession[]> => {
    const rows = await selectSessions(db, accountId)
    return rows
      .filter((row) => site === null || row.site === site)
      .filter((row) =>
        authStateOf(
          {
            isRemembered: row.is_remembered,
            seenAt: row.seen_at,
            provenAt: row.proven_at,
            endsAt: row.ends_at,
          },
          now(),
        ),
      )
      .map((row) => ({
        id: row.id,
        site: row.site as SiteNickname,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        isRemembered: row.is_remembered,
      }))
  }
}

/** False where it is none of theirs, or over already. */
export function endSession({ db }: Room) {
  return async (member: Member, sessionId: string): Promise<boolean> =>
    /^\d{1,18}$/.test(sessionId) && (await deleteSession(db, member.accountId, sessionId))
}

/** On both sites, this one too. */
export function endAllSessions({ db }: Room) {
  return (member: Member): Promise<void> => deleteSessions(db, member.accountId)
}
