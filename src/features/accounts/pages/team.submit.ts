import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { changeTeam, type TeamChangeNeeds } from '../server/forms/change-team.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import { type TeamData, type TeamNeeds, teamData } from './team.load.ts'

type Needs = TeamNeeds & TeamChangeNeeds

const typedFields = ['action', 'row', 'name', 'email', 'role', 'cap', 'seats'] as const

/** Where an error of a team stands. */
const fields = { team: 'name', email: 'email', cap: 'cap', seats: 'seats' } as const

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<TeamData>> {
  const { visit, form, caller, needs } = request
  const { viewer } = visit
  const path = links.accountTeam(visit)
  if (!mayChangeAccount(viewer)) return { kind: 'done', to: entranceTo(visit, path) }
  const changed = await changeTeam(request, viewer)
  if (changed === null) return { kind: 'done', to: path }
  if ('done' in changed) {
    const cookies = changed.signedIn ? signedInCookies(visit.site, caller, changed.signedIn) : []
    return { kind: 'done', to: links.accountTeam(visit, { done: changed.done }), cookies }
  }
  const { failure } = changed
  if (failure === 'sign-in-again') return { kind: 'done', to: entranceTo(visit, path) }
  const data = await teamData(viewer, needs)
  const typed = typedIn(form, ...typedFields.filter((name) => form[name] !== undefined))
  return refuseForm({ failure, typed, fields, show: (shown) => ({ ...data, form: shown }) })
}
