import type { SubmitRequest } from '#visit/page-contract.ts'
import type { Member, TeamRole } from '#visit/visit.ts'
import type { DoneWord } from '../../domain/page-words.ts'
import { askingOf, type PublicUrls } from '../calls/call-parts.ts'
import type { AnyFailure } from '../calls/refuse.ts'
import type { Accounts } from '../open-accounts.ts'
import type { SignedIn } from '../sessions.ts'

export type TeamChangeNeeds = {
  readonly accounts: {
    readonly team: Pick<
      Accounts['team'],
      | 'startTeam'
      | 'invite'
      | 'withdrawInvitation'
      | 'changeMember'
      | 'removeMember'
      | 'leaveTeam'
      | 'changeSeats'
    >
  }
  readonly publicUrls: PublicUrls
}

export type TeamChanged =
  | { readonly done: DoneWord; readonly signedIn?: SignedIn | null }
  | { readonly failure: AnyFailure }

type Request = SubmitRequest<TeamChangeNeeds>
type Change = (request: Request, member: Member) => Promise<TeamChanged>

/** What the page of a team can do, by the action of each button. */
const changes: Readonly<Record<string, Change>> = {
  start: async ({ visit, form, needs }, member) => {
    const input = { member, site: visit.site, name: form.name ?? '' }
    const outcome = await needs.accounts.team.startTeam(input)
    return outcome.ok ? { done: 'team-started', signedIn: outcome.value } : outcome
  },

  invite: async ({ visit, form, caller, needs }, member) => {
    const outcome = await needs.accounts.team.invite({
      ...askingOf({ visit, caller }, needs.publicUrls),
      member,
      email: form.email ?? '',
      role: roleIn(form.role) ?? 'member',
      cap: capIn(form.cap ?? ''),
      locale: visit.locale,
    })
    return outcome.ok ? { done: 'invited' } : outcome
  },

  withdraw: async ({ form, needs }, member) => {
    const input = { member, invitationId: form.row ?? '' }
    const outcome = await needs.accounts.team.withdrawInvitation(input)
    return outcome.ok ? { done: 'invitation-withdrawn' } : outcome
  },

  seats: async ({ form, needs }, member) => {
    const outcome = await needs.accounts.team.changeSeats({ member, seats: numberIn(form.seats ?? '') })
    return outcome.ok ? { done: 'seats-changed' } : outcome
  },

  change: async ({ form, needs }, member) => {
    const { row: accountId = '', role, cap } = form
    const outcome = await needs.accounts.team.changeMember({
      ...{ member, accountId, role: roleIn(role) },
      cap: cap === undefined ? undefined : capIn(cap),
    })
    return outcome.ok ? { done: 'member-changed', signedIn: outcome.value.signedIn } : outcome
  },

  remove: async ({ form, needs }, member) => {
    const outcome = await needs.accounts.team.removeMember({ member, accountId: form.row ?? '' })
    return outcome.ok ? { done: 'member-removed', signedIn: outcome.value.signedIn } : outcome
  },

  leave: async ({ needs }, member) => {
    const outcome = await needs.accounts.team.leaveTeam({ member })
    return outcome.ok ? { done: 'team-left', signedIn: outcome.value } : outcome
  },
}

/** Null for an action that no button has. */
export async function changeTeam(request: Request, member: Member): Promise<TeamChanged | null> {
  const action = request.form.action ?? ''
  const change = Object.hasOwn(changes, action) ? changes[action] : undefined
  return change ? change(request, member) : null
}

function roleIn(text: string | undefined): TeamRole | undefined {
  return text === 'leader' || text === 'member' ? text : undefined
}

/** Empty is no cap; what is no number is one that no rule lets pass. */
function capIn(text: string): number | null {
  return text.trim() === '' ? null : numberIn(text)
}

function numberIn(text: string): number {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
}
