import { mayInvite, parseEmail } from '#features/accounts/domain.ts'
import { type AnyLocale, defaultLocale, isLocale, pseudoLocale } from '#i18n/locales.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { makeOnce } from '#platform/make-once.ts'
import type { Viewer } from '#visit/visit.ts'
import type { BoardId } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import type { GivenRole } from '../../domain/board-permissions.ts'
import { type BoardInvitation, parseExpiry } from '../../domain/invitation.ts'
import { invitationTerms } from '../../domain/invitation-terms.data.ts'
import { findAccess } from '../find-access.ts'
import { type ChangeFailure, type HeldBoard, holdAndChange } from '../hold-board.ts'
import type { BoardReader, Room, TooMany } from '../needs.ts'
import { linkTo, showInvitation } from './invitation-link.ts'
import {
  countOpenInvitations,
  findInvitation,
  type InvitationRow,
  insertInvitation,
} from './invitation-queries.ts'
import { takeSharingTicket } from './take-sharing-ticket.ts'

export type InviteFailure =
  | ChangeFailure
  | 'sign-in-again'
  | 'not-verified'
  | 'email-missing'
  | 'email-malformed'
  | 'expiry-out-of-range'
  | 'too-many-invitations'
  | 'key-reused'
  | TooMany

export type InvitationWish = Readonly<{
  role: GivenRole
  /** Without it the link is for anybody who has it. */
  email?: string | undefined
  expiresInDays?: number | null | undefined
  /** Whoever comes with it again has lost the answer, and gets the same link. */
  onceKey?: string | undefined
}>

/** Who invites, by what we were reached, and the language of a mail to somebody whose own is not known. */
export type InvitedFrom = Readonly<{ viewer: Viewer; origin: string; locale: string }>

/** Who has confirmed the address is asked for beforehand: a transaction waits for no second connection. */
type Recipient = Readonly<{ shown: string; owner: { readonly id: string; readonly locale: string } | null }>

/** A link to a board, for anybody or for one person, who is sent it. Whether the address has an account shows nowhere. */
export function invite(room: Room) {
  const { now, random } = room

  async function makeLink(
    held: HeldBoard,
    made: Readonly<{ role: GivenRole; recipient: Recipient | null; expiresAt: Date | null }>,
    from: InvitedFrom,
  ): Promise<Result<string, InviteFailure>> {
    const { transaction, board, actorId } = held
    const { role, recipient, expiresAt } = made
    const open = await countOpenInvitations(transaction, board.id, now())
    if (open >= boardLimits.openInvitations) return failure('too-many-invitations')
    const row = await insertInvitation(transaction, {
      ...{ boardId: board.id, role, expiresAt, createdBy: actorId, now: now() },
      code: Buffer.from(random(invitationTerms.codeBytes)).toString('base64url'),
      recipient: recipient?.shown ?? null,
    })
    if (recipient) await writeTo(held, recipient, row, from)
    return success(row.id)
  }

  async function writeTo(
    { transaction, board, actorId }: HeldBoard,
    { shown, owner }: Recipient,
    { code, role, expires_at: expiresAt }: InvitationRow,
    { viewer, origin, locale }: InvitedFrom,
  ): Promise<void> {
    const { site } = board
    const inviter = viewer.kind === 'member' ? viewer.name || viewer.username : ''
    const spoken = localeOf(owner?.locale ?? locale)
    const link = linkTo(room, { site, origin, boardId: board.id, code, locale: spoken })
    const terms = { role, expires: expiresAt ? 'yes' : 'no', until: expiresAt ?? now() } as const
    const values = { inviter, board: board.name, ...terms, link }
    await room.sendMail(
      { to: shown, site, locale: spoken, template: 'board-invitation', values },
      transaction,
    )
    if (!owner || owner.id === actorId) return
    const told = { by: actorId, boardId: board.id, code }
    await room.notify({ accountId: owner.id, site, kind: 'board-shared', values: told }, transaction)
  }

  return async (
    reader: BoardReader,
    boardId: BoardId,
    wish: InvitationWish,
    from: InvitedFrom,
  ): Promise<Result<BoardInvitation, InviteFailure>> => {
    const { accountId } = reader
    if (accountId === null || from.viewer.kind !== 'member') return failure('not-signed-in')
    // Who may not invite at all is told so before anything else, and uses up nobody's tickets.
    const access = await findAccess(room.db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    if (!access.permissions.invite) return failure('not-allowed')
    if (!from.viewer.isEmailVerified) return failure('not-verified')
    if (!mayInvite(from.viewer)) return failure('sign-in-again')
    const email = wish.email === undefined ? success(null) : parseEmail(wish.email)
    if (!email.ok) return email
    const expiry = parseExpiry(wish.expiresInDays, now())
    if (!expiry.ok) return expiry
    const own = await takeSharingTicket(room, 'invite-account', accountId)
    if (!own.ok) return own
    const to = email.value
    const theirs = to ? await takeSharingTicket(room, 'invite-recipient', to.key) : own
    if (!theirs.ok) return theirs
    const recipient = to && { shown: to.shown, owner: await room.findAccountByEmail(to.key) }
    const made = { role: wish.role, recipient, expiresAt: expiry.value }
    const changed = await holdAndChange(room, reader, boardId, ['invite'], async (held) => {
      const { transaction, board } = held
      const asked = {
        boardId: board.id,
        role: wish.role,
        to: to?.key ?? null,
        days: wish.expiresInDays ?? null,
      }
      const once = await makeOnce<InviteFailure>(
        transaction,
        { name: 'boards.invite', actor: accountId, key: wish.onceKey, asked },
        () => makeLink(held, made, from),
      )
      if (!once.ok) return once
      const row = await findInvitation(transaction, board.id, { id: once.value.id })
      if (!row) return failure('not-found')
      return success({
        value: showInvitation(room, board.site, from.origin, row, now()),
        made: once.value.isNew ? { happening: { kind: 'invited', values: { role: wish.role } } } : null,
      })
    })
    return changed.ok ? success(changed.value.value) : changed
  }
}

function localeOf(text: string): AnyLocale {
  return isLocale(text) || text === pseudoLocale ? text : defaultLocale
}
