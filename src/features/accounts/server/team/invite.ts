import { failure, type Result, success } from '#kernel/result.ts'
import type { Member, TeamRole } from '#visit/visit.ts'
import { normalizeKey } from '../../domain/normalize-key.ts'
import { type EmailFailure, parseEmail } from '../../domain/parse-email.ts'
import { mayChangeAccount, mayInvite } from '../../domain/permissions.ts'
import { codeLifeMs } from '../../domain/session-terms.data.ts'
import { freeSeats, parseCap } from '../../domain/team-rules.ts'
import { findOwner } from '../account-queries.ts'
import { issueCode } from '../code-queries.ts'
import { linkOf, localeOf } from '../mails.ts'
import type { Asking, Room } from '../needs.ts'
import { type TooMany, takeTickets } from '../take-tickets.ts'
import { insertInvitation, selectInvitations } from './invitation-queries.ts'
import { type LeadFailure, type LedTeam, leadTeam } from './lead-team.ts'

export type InviteFailure =
  | LeadFailure
  | Readonly<{ kind: 'bad-input'; errors: { email?: EmailFailure; cap?: 'cap-out-of-range' } }>
  | 'not-verified'
  | 'already-in-team'
  | 'no-free-seat'
  | TooMany

type Input = Asking &
  Readonly<{
    member: Member
    email: string
    role: TeamRole
    cap: number | null
    /** Of the mail, where the address is nobody's yet. */
    locale: string
  }>

/** A Leader invites by mail. Whether the address has an account shows nowhere. Inviting again replaces what was sent. */
export function invite(room: Room) {
  const { now, takeTicket, sendMail } = room

  async function send(
    { transaction, team, members }: LedTeam,
    input: Input,
    email: { readonly shown: string; readonly key: string },
  ): Promise<Result<null, InviteFailure>> {
    if (members.some((other) => normalizeKey(other.email) === email.key)) return failure('already-in-team')
    const invitations = (await selectInvitations(transaction, team.id, now())).filter(
      (other) => normalizeKey(other.email) !== email.key,
    )
    const seating = { seats: team.seats, members: members.length, invitations: invitations.length }
    if (freeSeats(seating) === 0) return failure('no-free-seat')
    const at = now()
    const invitationId = await insertInvitation(transaction, {
      teamId: team.id,
      email,
      role: input.role,
      cap: input.cap,
      invitedBy: input.member.accountId,
      now: at,
      expiresAt: new Date(at.getTime() + codeLifeMs['team-invitation']),
    })
    const payload = { invitationId }
    const code = await issueCode(transaction, room, { purpose: 'team-invitation', accountId: null, payload })
    const owner = await findOwner(transaction, email.key)
    const locale = owner?.locale ?? input.locale
    const inviter = input.member.name || input.member.username
    const values = { inviter, team: team.name, link: linkOf('team-invitation', input, locale, code) }
    const recipient = { to: owner?.email ?? email.shown, site: input.site, locale: localeOf(locale) }
    await sendMail({ ...recipient, template: 'team-invitation', values }, transaction)
    return success(null)
  }

  return async (input: Input): Promise<Result<null, InviteFailure>> => {
    const { member } = input
    if (!mayChangeAccount(member)) return failure('sign-in-again')
    if (!mayInvite(member)) return failure('not-verified')
    const email = parseEmail(input.email)
    const cap = parseCap(input.cap)
    if (!email.ok || !cap.ok) {
      const errors = { ...(!email.ok && { email: email.failure }), ...(!cap.ok && { cap: cap.failure }) }
      return failure({ kind: 'bad-input', errors })
    }
    const tooMany = await takeTickets(takeTicket, {
      'mail-address': input.address,
      'mail-recipient': email.value.key,
    })
    if (tooMany) return failure(tooMany)
    return leadTeam(room, member, (led) => send(led, input, email.value))
  }
}
