import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import type { Member } from '#visit/visit.ts'
import { canLeave } from '../domain/team-rules.ts'
import { type AccountRow, emptyAccount } from './account-queries.ts'
import { deleteCodes } from './code-queries.ts'
import { deleteDevices } from './device-queries.ts'
import { deleteIdentities } from './identity-queries.ts'
import { localeOf } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { type ProofFailure, provePassword } from './prove-password.ts'
import { deleteSessions } from './session-queries.ts'
import { endMembership } from './team/end-membership.ts'
import { findTeamOf, forgetInvitee, lockTeam, selectMembers } from './team/team-queries.ts'

export type CloseFailure = 'last-leader' | ProofFailure

type Input = Asking & Readonly<{ member: Member; password: string }>

/** The account is over for good. Its row stays for what refers to it, and says nothing of the person. */
export function closeAccount(room: Room) {
  const { db, now, sendMail } = room

  async function leaveTeam(transaction: DatabaseTransaction, accountId: string): Promise<boolean> {
    const teamId = await findTeamOf(transaction, accountId)
    if (!teamId) return true
    await lockTeam(transaction, teamId)
    const members = await selectMembers(transaction, teamId)
    if (!canLeave(accountId, members)) return false
    await endMembership(transaction, { teamId, accountId, members, now: now() })
    return true
  }

  async function erase(transaction: DatabaseTransaction, account: AccountRow): Promise<void> {
    await deleteSessions(transaction, account.id)
    await deleteCodes(transaction, account.id)
    await deleteDevices(transaction, account.id)
    await deleteIdentities(transaction, account.id)
    // Before the address has been confirmed it may be somebody else's, with invitations of their own.
    if (account.email_verified_at) await forgetInvitee(transaction, account.email_key ?? '', now())
    await emptyAccount(transaction, account.id, now())
  }

  return async ({ member, password, ...asking }: Input): Promise<Result<null, CloseFailure>> => {
    const proven = await provePassword(room, member, password)
    if (!proven.ok) return proven
    const account = proven.value
    return db.transaction().execute(async (transaction) => {
      if (!(await leaveTeam(transaction, account.id))) return failure('last-leader')
      await erase(transaction, account)
      await appendEvent(transaction, 'accounts.closed', { accountId: account.id })
      const recipient = { to: account.email, locale: localeOf(account.locale), site: asking.site }
      if (account.email_verified_at) {
        await sendMail({ ...recipient, template: 'account-closed', values: {} }, transaction)
      }
      return success(null)
    })
  }
}
