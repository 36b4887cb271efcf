import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Member } from '#visit/visit.ts'
import { authStateOf, termsOf } from '../domain/auth-state.ts'
import { cleanText } from '../domain/clean-text.ts'
import type { Room } from './needs.ts'
import { findSession, insertSession, replaceToken, type SessionRow } from './session-queries.ts'
import { hashToken, makeToken } from './tokens.ts'

/** A token for the cookie, and who has it. */
export type SignedIn = Readonly<{ token: string; member: Member; isRemembered: boolean }>

const mostAgentCharacters = 300

/** Who a session belongs to, or null when it is over. */
export function memberOf(row: SessionRow, now: Date): Member | null {
  const authState = authStateOf(
    {
      isRemembered: row.is_remembered,
      seenAt: row.seen_at,
      provenAt: row.proven_at,
      endsAt: row.ends_at,
    },
    now,
  )
  if (!authState) return null
  return {
    kind: 'member',
    accountId: row.account_id,
    sessionId: row.id,
    authState,
    username: row.username,
    name: row.name,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    isSocial: Boolean(row.is_social),
    team:
      row.team_id && row.team_role
        ? {
            id: row.team_id,
            name: row.team_name ?? '',
            role: row.team_role === 'leader' ? 'leader' : 'member',
          }
        : null,
  }
}

type Start = {
  readonly accountId: string
  readonly site: SiteNickname
  readonly isRemembered: boolean
  readonly userAgent: string
}

export async function startSession(
  db: Database,
  room: Pick<Room, 'now' | 'random'>,
  start: Start,
): Promise<SignedIn> {
  const token = makeToken(room.random)
  const now = room.now()
  await insertSession(db, {
    ...start,
    tokenHash: hashToken(token),
    userAgent: cleanText(start.userAgent, mostAgentCharacters),
    now,
    endsAt: new Date(now.getTime() + termsOf(start.isRemembered).absoluteMs),
  })
  const begun = await readBack(db, start.site, token, now)
  if (!begun) throw new Error('A session was begun and is not there.')
  return begun
}

/**
 * Another token for a session that goes on, as after every change of rights; with a proof of who it is, as after a
 * password, that counts from now. Null where the session has ended meanwhile.
 */
export async function rotateSession(
  db: Database,
  room: Pick<Room, 'now' | 'random'>,
  sessionId: string,
  { isProven }: { readonly isProven: boolean },
): Promise<SignedIn | null> {
  const token = makeToken(room.random)
  const now = room.now()
  const proof = isProven ? { seen_at: now, proven_at: now } : null
  const site = await replaceToken(db, sessionId, hashToken(token), proof)
  return site && readBack(db, site, token, now)
}

async function readBack(
  db: Database,
  site: SiteNickname,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  const row = await findSession(db, site, hashToken(token))
  const member = row && memberOf(row, now)
  return member ? { token, member, isRemembered: row.is_remembered } : null
}
