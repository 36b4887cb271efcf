import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import { refuseForm } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import {
  type TeamInvitationData,
  type TeamInvitationNeeds,
  teamInvitationData,
} from './team-invitation.load.ts'

type Needs = TeamInvitationNeeds & {
  readonly accounts: { readonly team: Pick<Accounts['team'], 'acceptInvitation'> }
  readonly publicUrls: PublicUrls
}

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<TeamInvitationData>> {
  const { visit, query, caller, needs } = request
  const { viewer: member } = visit
  const code = query.get('code') ?? ''
  const again = entranceTo(visit, links.teamInvitation(visit, { code }))
  if (!mayChangeAccount(member)) return { kind: 'done', to: again }
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const outcome = await needs.accounts.team.acceptInvitation({ ...asking, code, member })
  if (outcome.ok) {
    const cookies = signedInCookies(visit.site, caller, outcome.value)
    return { kind: 'done', to: links.accountTeam(visit, { done: 'team-joined' }), cookies }
  }
  if (outcome.failure === 'sign-in-again') return { kind: 'done', to: again }
  const data = await teamInvitationData(visit, query, needs)
  return refuseForm({
    failure: outcome.failure,
    typed: {},
    show: (shown) => ({ ...data, form: shown }),
  })
}
