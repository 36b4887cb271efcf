import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardSummary } from './board.ts'
import type { GivenRole } from './board-permissions.ts'
import { invitationTerms } from './invitation-terms.data.ts'

/** What an invitation's fate follows from. One with a recipient is accepted once. */
export type InvitationFacts = Readonly<{
  expiresAt: Date | null
  withdrawnAt: Date | null
  acceptedAt: Date | null
}>

export type InvitationState = 'open' | 'accepted' | 'withdrawn' | 'expired'

/** A link as the owner sees it. Times are ISO 8601. */
export type BoardInvitation = Readonly<{
  id: string
  code: string
  /** The whole address. */
  link: string
  role: GivenRole
  /** The address that it was sent to, empty where that is forgotten; null for one that anybody may use. */
  recipient: string | null
  createdAt: string
  expiresAt: string | null
  state: InvitationState
}>

/** What a link gives to whoever came by it. */
export type OfferedRole = Readonly<{ role: GivenRole; canJoin: boolean }>

/** Who has joined, known by the membership: accounts are never told. */
export type BoardMember = Readonly<{
  id: string
  name: string
  role: GivenRole
  joinedAt: string
  isOwn: boolean
}>

/** Somebody else's board that one has joined. The time is ISO 8601. */
export type SharedBoard = BoardSummary & Readonly<{ joinedAt: string }>

/** What a link in each state is still good for. */
const uses: Readonly<Record<InvitationState, Readonly<{ look: boolean; join: boolean }>>> = {
  open: { look: true, join: true },
  accepted: { look: true, join: false },
  withdrawn: { look: false, join: false },
  expired: { look: false, join: false },
}

export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.withdrawnAt) return 'withdrawn'
  if (facts.expiresAt && facts.expiresAt.getTime() <= now.getTime()) return 'expired'
  return facts.acceptedAt ? 'accepted' : 'open'
}

export function canLookBy(facts: InvitationFacts, now: Date): boolean {
  return uses[invitationState(facts, now)].look
}

/** `isByOwn`: it was accepted by the very one who asks, and lets them in again after they have left. */
export function canJoinBy(facts: InvitationFacts, now: Date, isByOwn = false): boolean {
  const state = invitationState(facts, now)
  return uses[state].join || (state === 'accepted' && isByOwn)
}

/** When an invitation ends that is to be good for so many days; never without a number. */
export function parseExpiry(
  days: number | null | undefined,
  now: Date,
): Result<Date | null, 'expiry-out-of-range'> {
  if (days === null || days === undefined) return success(null)
  const { fewest, most } = invitationTerms.days
  if (!Number.isInteger(days) || days < fewest || days > most) return failure('expiry-out-of-range')
  return success(new Date(now.getTime() + days * 86_400_000))
}

/** A code as it could have come from us; anything else need not be looked for. */
export function isInvitationCode(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}
