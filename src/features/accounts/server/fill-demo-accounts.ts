import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database.ts'
import { findByUsername, insertAccount } from './account-queries.ts'
import { demoAccounts, demoPassword, demoTeam } from './demo-accounts.data.ts'
import { openPasswords } from './passwords.ts'
import { insertMembership, insertTeam } from './team/team-queries.ts'

/** Accounts to try things out with. What is there already, or was closed by someone, is left alone. */
export async function fillDemoAccounts(db: Database): Promise<void> {
  const [first] = demoAccounts
  if (!first || (await findByUsername(db, first.username))) return
  const passwordHash = await openPasswords({ random: randomBytes }).hash(demoPassword)
  const now = new Date()
  await db.transaction().execute(async (transaction) => {
    const teamId = await insertTeam(transaction, { ...demoTeam, created_at: now })
    for (const { username, name, teamRole } of demoAccounts) {
      const email = `${username}@example.test`
      const accountId = await insertAccount(transaction, {
        username: { shown: username, key: username },
        email: { shown: email, key: email },
        passwordHash,
        emailVerifiedAt: now,
        name,
        country: '',
        locale: 'en-us',
        now,
      })
      if (!accountId || !teamRole) continue
      await insertMembership(transaction, {
        team_id: teamId,
        account_id: accountId,
        role: teamRole,
        download_cap: null,
        joined_at: now,
      })
    }
  })
}
