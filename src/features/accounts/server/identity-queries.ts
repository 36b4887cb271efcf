import type { Database } from '#platform/database.ts'

export type Identity = { readonly issuer: string; readonly subject: string }

export async function findIdentity(db: Database, { issuer, subject }: Identity): Promise<string | null> {
  const found = await db
    .selectFrom('accounts.identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.account_id ?? null
}

/** False where somebody has it already, be it a moment ago. */
export async function insertIdentity(
  db: Database,
  accountId: string,
  { issuer, subject }: Identity,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts.identity')
    .values({ issuer, subject, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function selectIdentities(db: Database, accountId: string) {
  return db
    .selectFrom('accounts.identity')
    .select(['issuer', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteIdentities(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('accounts.identity').where('account_id', '=', accountId).execute()
}
