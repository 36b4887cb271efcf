import { findAccount } from './account-queries.ts'
import { selectIdentities } from './identity-queries.ts'
import type { Room } from './needs.ts'
import { selectSessions } from './session-queries.ts'
import { selectMemberships } from './team/team-queries.ts'

/** Everything that this room keeps about somebody, but no secret: neither password nor token, not even as a hash. */
export function exportData({ db }: Room) {
  return async (accountId: string) => {
    const account = await findAccount(db, accountId)
    if (!account) return null
    const [sessions, identities, memberships] = await Promise.all([
      selectSessions(db, accountId),
      selectIdentities(db, accountId),
      selectMemberships(db, accountId),
    ])
    return {
      account: {
        id: account.id,
        username: account.username,
        email: account.email,
        emailVerifiedAt: account.email_verified_at,
        name: account.name,
        company: account.company,
        country: account.country,
        locale: account.locale,
        createdAt: account.created_at,
      },
      sessions: sessions.map(({ site, user_agent, created_at, seen_at }) => ({
        site,
        userAgent: user_agent,
        createdAt: created_at,
        seenAt: seen_at,
      })),
      identities: identities.map(({ issuer, subject, created_at }) => ({
        issuer,
        subject,
        createdAt: created_at,
      })),
      teams: memberships.map(({ name, role, joined_at, left_at }) => ({
        name,
        role,
        joinedAt: joined_at,
        leftAt: left_at,
      })),
    }
  }
}
