import type { Database } from '#platform/database.ts'

export async function hasDevices(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts.device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function isDeviceKnown(db: Database, accountId: string, deviceHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('accounts.device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}

export async function keepDevice(
  db: Database,
  accountId: string,
  deviceHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .insertInto('accounts.device')
    .values({ account_id: accountId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

export async function deleteDevices(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('accounts.device').where('account_id', '=', accountId).execute()
}

export async function deleteOldDevices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('accounts.device').where('seen_at', '<=', before).execute()
}
