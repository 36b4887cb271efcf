import type { DatabaseTransaction } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import { cleanText } from '../domain/clean-text.ts'
import type { AccountRow } from './account-queries.ts'
import type { Asking, Room } from './needs.ts'
import { deleteByToken } from './session-queries.ts'
import { type SignedIn, startSession } from './sessions.ts'
import { hashToken } from './tokens.ts'
import { welcomeDevice } from './welcome-device.ts'

export type Browser = Readonly<{
  /** A random text that the browser keeps, by which it is known again. */
  device: string
  userAgent: string
  /** What its session cookie held before, whatever it is worth. It is worth nothing after. */
  formerToken: string | null
}>

type Beginning = {
  readonly account: AccountRow
  readonly isDeviceKnown: boolean
  readonly isRemembered: boolean
  readonly browser: Browser
  readonly asking: Asking
}

const mostAgentCharacters = 300

/** Signs somebody in who has shown who they are. The token is always a new one, so that none can be foisted on anyone. */
export async function beginSession(
  room: Room,
  transaction: DatabaseTransaction,
  { account, isDeviceKnown, isRemembered, browser, asking }: Beginning,
): Promise<SignedIn> {
  const { site } = asking
  if (browser.formerToken) await deleteByToken(transaction, site, hashToken(browser.formerToken))
  const { userAgent } = browser
  const signedIn = await startSession(transaction, room, {
    accountId: account.id,
    site,
    isRemembered,
    userAgent,
  })
  await welcomeDevice(room, transaction, {
    account,
    device: browser.device,
    isKnown: isDeviceKnown,
    userAgent: cleanText(userAgent, mostAgentCharacters),
    asking,
  })
  // TRACK-11: the role is known for members of a team alone.
  const role = signedIn.member.team?.role ?? null
  await appendEvent(transaction, 'accounts.signed-in', { accountId: account.id, site, role })
  return signedIn
}
