import { run } from './database-server.ts'
import type { SiteName } from './journey.ts'

/** As if the password had been given so long ago that it no longer counts. */
export async function ageSessions(site: SiteName, username: string): Promise<void> {
  await run(
    process.env.JOURNEYS_DATABASE_URL ?? '',
    `update accounts.session set proven_at = now() - interval '13 hours' from accounts.account
      where account.id = session.account_id and account.username = '${username}' and session.site = '${site}'`,
  )
}
