import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import { secureWindow, seenEveryMs } from '../domain/session-terms.data.ts'

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Session, account and team by one query, which the index on the hash answers. */
export function findSession(db: Database, site: SiteNickname, tokenHash: Buffer) {
  return db
    .selectFrom('accounts.session as session')
    .innerJoin('accounts.account as account', 'account.id', 'session.account_id')
    .leftJoin('accounts.membership as membership', (join) =>
      join.onRef('membership.account_id', '=', 'account.id').on('membership.left_at', 'is', null),
    )
    .leftJoin('accounts.team as team', (join) =>
      join.onRef('team.id', '=', 'membership.team_id').onRef('team.site', '=', 'session.site'),
    )
    .select([
      'session.id',
      'session.account_id',
      'session.is_remembered',
      'session.seen_at',
      'session.proven_at',
      'session.ends_at',
      'account.username',
      'account.name',
      'account.email',
      'account.email_verified_at',
      'team.id as team_id',
      'team.name as team_name',
      'membership.role as team_role',
    ])
    .select((row) => row('account.password_hash', 'is', null).as('is_social'))
    .where('session.token_hash', '=', tokenHash)
    .where('session.site', '=', site)
    .executeTakeFirst()
}

type NewSession = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly site: SiteNickname
  readonly isRemembered: boolean
  readonly userAgent: string
  readonly now: Date
  readonly endsAt: Date
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { tokenHash, accountId, site, isRemembered, userAgent, now, endsAt } = session
  await db
    .insertInto('accounts.session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      site,
      is_remembered: isRemembered,
      user_agent: userAgent,
      created_at: now,
      seen_at: now,
      proven_at: now,
      ends_at: endsAt,
    })
    .execute()
}

/** Where somebody was away for too long, the proof of who they are ends with it: being back does not bring it again. */
export async function markSeen(db: Database, id: string, now: Date): Promise<void> {
  const earlier = (ms: number) => new Date(now.getTime() - ms)
  await db
    .updateTable('accounts.session')
    .set((row) => ({
      seen_at: now,
      proven_at: row
        .case()
        .when('seen_at', '>', earlier(secureWindow.idleMs))
        .then(row.ref('proven_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('seen_at', '<=', earlier(seenEveryMs))
    .execute()
}

/** Another token for the same session; the former is unknown from then on. */
export async function replaceToken(
  db: Database,
  id: string,
  tokenHash: Buffer,
  proof: { readonly seen_at: Date; readonly proven_at: Date } | null,
): Promise<SiteNickname | null> {
  const changed = await db
    .updateTable('accounts.session')
    .set({ token_hash: tokenHash, ...proof })
    .where('id', '=', id)
    .returning('site')
    .executeTakeFirst()
  return (changed?.site as SiteNickname | undefined) ?? null
}

export async function deleteByToken(db: Database, site: SiteNickname, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('accounts.session')
    .where('token_hash', '=', tokenHash)
    .where('site', '=', site)
    .execute()
}

export async function deleteSession(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts.session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Which = { readonly site?: SiteNickname; readonly except?: string | undefined }

export async function deleteSessions(
  db: Database,
  accountId: string,
  { site, except }: Which = {},
): Promise<void> {
  await db
    .deleteFrom('accounts.session')
    .where('account_id', '=', accountId)
    .$if(site !== undefined, (query) => query.where('site', '=', site ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}

export function selectSessions(db: Database, accountId: string) {
  return db
    .selectFrom('accounts.session')
    .select(['id', 'site', 'user_agent', 'created_at', 'seen_at', 'is_remembered', 'proven_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('accounts.session').where('ends_at', '<=', now).execute()
}
