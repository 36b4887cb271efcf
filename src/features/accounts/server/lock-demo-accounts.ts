import { findByUsername, updatePassword } from './account-queries.ts'
import { demoAccounts, demoPassword } from './demo-accounts.data.ts'
import type { Room } from './needs.ts'
import { deleteSessions } from './session-queries.ts'

/** For a database that was tried out before it went into production: everyone knows the password of these. */
export function lockDemoAccounts({ db, passwords }: Pick<Room, 'db' | 'passwords'>) {
  return async (): Promise<void> => {
    for (const { username } of demoAccounts) {
      const account = await findByUsername(db, username)
      if (!account) continue
      // Somebody real may have the user name. Whoever tried it out may have changed the address.
      const isDemo =
        account.email_key === `${username}@example.test` ||
        (await passwords.verify(demoPassword, account.password_hash))
      if (!isDemo) continue
      await db.transaction().execute(async (transaction) => {
        await updatePassword(transaction, account.id, null)
        await deleteSessions(transaction, account.id)
      })
    }
  }
}
