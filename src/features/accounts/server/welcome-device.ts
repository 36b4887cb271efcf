import { nameDevice } from '#features/notifications/domain.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { AccountRow } from './account-queries.ts'
import { hasDevices, keepDevice } from './device-queries.ts'
import { linkOf, localeOf } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { hashToken } from './tokens.ts'

type Arrival = {
  readonly account: AccountRow
  readonly device: string
  readonly isKnown: boolean
  readonly userAgent: string
  readonly asking: Asking
}

/** Keeps the browser in mind and, where an account that has others is used from a new one, tells its owner (SITE-06). */
export async function welcomeDevice(
  { now, sendMail, notify }: Room,
  transaction: DatabaseTransaction,
  { account, device, isKnown, userAgent, asking }: Arrival,
): Promise<void> {
  const isStrange = !isKnown && (await hasDevices(transaction, account.id))
  await keepDevice(transaction, account.id, hashToken(device), now())
  if (!isStrange) return
  const { site } = asking
  const values = {
    device: nameDevice(userAgent),
    when: now(),
    link: linkOf('new-device', asking, account.locale),
  }
  const locale = localeOf(account.locale)
  // An address that nobody confirmed may be a stranger's, who is not to be written to.
  if (account.email_verified_at) {
    await sendMail({ to: account.email, site, locale, template: 'new-device', values }, transaction)
  }
  await notify(
    {
      accountId: account.id,
      site,
      kind: 'new-login',
      values: { device: userAgent, when: now().toISOString() },
      aboutDevice: device,
    },
    transaction,
  )
}
