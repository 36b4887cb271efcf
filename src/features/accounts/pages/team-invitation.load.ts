import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { emptyForm, wholeForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'
import { hasTeams } from '../domain/team-rules.ts'
import type { Accounts, ShownInvitation } from '../server.ts'

export type TeamInvitationData = {
  /** Null for a link that was never good or no longer is, or that was tried too often: the form says so. */
  readonly invitation: Pick<ShownInvitation, 'team' | 'inviter' | 'email'> | null
  /** Where one comes back to after signing in. */
  readonly returnTo: string
  readonly done: DoneWord | null
  readonly form: FormState
}

export type TeamInvitationNeeds = {
  readonly accounts: { readonly team: Pick<Accounts['team'], 'readInvitation'> }
}

const tooManyTries: FormState = { typed: {}, errors: { [wholeForm]: 'too-many' } }

type Request = PageRequest<TeamInvitationNeeds>

export async function load({ visit, query, needs }: Request): Promise<Loaded<TeamInvitationData>> {
  if (!hasTeams[visit.site]) return notFound
  const data = { ...(await teamInvitationData(visit, query, needs)), done: parseDone(query) }
  const isOver = data.invitation === null && data.form === emptyForm
  return isOver ? { kind: 'found', data, status: 410 } : found(data)
}

export async function teamInvitationData(
  visit: Visit,
  query: URLSearchParams,
  { accounts }: TeamInvitationNeeds,
  form: FormState = emptyForm,
): Promise<TeamInvitationData> {
  const code = query.get('code') ?? ''
  // A page does not know the address it is asked from; the token of the browser counts its tries as well.
  const asking = { site: visit.site, address: visit.csrfToken, origin: '' }
  const read = await accounts.team.readInvitation({ ...asking, code })
  const returnTo = links.teamInvitation(visit, { code })
  if (!read.ok) {
    const isOver = typeof read.failure === 'string'
    return { invitation: null, returnTo, done: null, form: isOver ? form : tooManyTries }
  }
  const { team, inviter, email } = read.value
  return { invitation: { team, inviter, email }, returnTo, done: null, form }
}
