import type { Database } from '#platform/database.ts'
import type { Email } from '../domain/parse-email.ts'
import type { ParsedProfile } from '../domain/parse-profile.ts'
import type { Username } from '../domain/parse-username.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const open = (db: Database) => db.selectFrom('accounts.account').selectAll().where('closed_at', 'is', null)

export function findAccount(db: Database, id: string) {
  return open(db).where('id', '=', id).executeTakeFirst()
}

/** As it is now, and stays until the transaction ends. */
export function holdAccount(db: Database, id: string) {
  return open(db).where('id', '=', id).forShare().executeTakeFirst()
}

/** Whoever has confirmed the address. */
export function findOwner(db: Database, emailKey: string) {
  return open(db)
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** Whoever has confirmed the address, else the last who said that it is theirs: a mail there will show. */
export function findByEmail(db: Database, emailKey: string) {
  return open(db)
    .where('email_key', '=', emailKey)
    .orderBy('email_verified_at', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Those of the ids that are not closed. */
export function selectPeople(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('accounts.account')
    .select(['id', 'username', 'name'])
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .where('closed_at', 'is', null)
    .execute()
}

export function findByUsername(db: Database, usernameKey: string) {
  return open(db).where('username_key', '=', usernameKey).executeTakeFirst()
}

/** By user name, or by an address that was confirmed; and whether this browser has been here before. */
export function findForSignIn(db: Database, loginKey: string, deviceHash: Buffer) {
  return db
    .selectFrom('accounts.account as account')
    .leftJoin('accounts.device as device', (join) =>
      join.onRef('device.account_id', '=', 'account.id').on('device.device_hash', '=', deviceHash),
    )
    .selectAll('account')
    .select('device.seen_at as device_seen_at')
    .$if(loginKey.includes('@'), (query) =>
      query.where('account.email_key', '=', loginKey).where('account.email_verified_at', 'is not', null),
    )
    .$if(!loginKey.includes('@'), (query) => query.where('account.username_key', '=', loginKey))
    .executeTakeFirst()
}

type NewAccount = {
  readonly username: Username
  readonly email: Email
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  readonly name: string
  readonly country: string
  readonly locale: string
  readonly now: Date
}

/** The id, or null where the user name is taken: of several who come at once, one gets it. */
export async function insertAccount(db: Database, account: NewAccount): Promise<string | null> {
  const inserted = await db
    .insertInto('accounts.account')
    .values({
      username: account.username.shown,
      username_key: account.username.key,
      email: account.email.shown,
      email_key: account.email.key,
      email_verified_at: account.emailVerifiedAt,
      password_hash: account.passwordHash,
      name: account.name,
      country: account.country,
      locale: account.locale,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function updateProfile(db: Database, id: string, changes: ParsedProfile): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('accounts.account').set(changes).where('id', '=', id).execute()
}

export async function updatePassword(db: Database, id: string, passwordHash: string | null): Promise<void> {
  await db.updateTable('accounts.account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** The address is theirs from now on. Throws what `isEmailTaken` knows where it is somebody else's. */
export async function updateEmail(db: Database, id: string, email: Email, verifiedAt: Date): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({ email: email.shown, email_key: email.key, email_verified_at: verifiedAt })
    .where('id', '=', id)
    .execute()
}

export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'account_by_email'
}

/** The row stays, without anything that tells who it was. */
export async function emptyAccount(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({
      username: '',
      username_key: null,
      email: '',
      email_key: null,
      email_verified_at: null,
      password_hash: null,
      name: '',
      company: '',
      country: '',
      closed_at: now,
    })
    .where('id', '=', id)
    .execute()
}
