import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Member, TeamRole } from '#visit/visit.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { hasTeams } from '../domain/team-rules.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import type { Accounts, Team } from '../server.ts'

export type ShownMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: TeamRole
  readonly cap: number | null
  readonly isSelf: boolean
}

export type ShownInvite = {
  readonly id: string
  readonly email: string
  readonly role: TeamRole
  readonly cap: number | null
  /** ISO 8601. */
  readonly expiresAt: string
}

export type ShownTeam = Pick<Team, 'name' | 'role' | 'seats' | 'freeSeats'> & {
  readonly members: readonly ShownMember[]
  readonly invitations: readonly ShownInvite[]
}

export type TeamData = {
  /** Null for who is in none. */
  readonly team: ShownTeam | null
  readonly done: DoneWord | null
  readonly form: FormState
}

export type TeamNeeds = { readonly accounts: { readonly team: Pick<Accounts['team'], 'readTeam'> } }

export async function load({ visit, query, needs }: PageRequest<TeamNeeds>): Promise<Loaded<TeamData>> {
  if (!hasTeams[visit.site]) return notFound
  const { viewer } = visit
  if (!mayChangeAccount(viewer)) return { kind: 'moved', to: entranceTo(visit, links.accountTeam(visit)) }
  return found({ ...(await teamData(viewer, needs)), done: parseDone(query) })
}

export async function teamData(
  member: Member,
  { accounts }: TeamNeeds,
  form: FormState = emptyForm,
): Promise<TeamData> {
  const team = await accounts.team.readTeam(member)
  return { team: team && shown(team, member), done: null, form }
}

function shown(team: Team, { accountId: own }: Member): ShownTeam {
  const { name, role, seats, freeSeats } = team
  return {
    ...{ name, role, seats, freeSeats },
    members: team.members.map((one) => ({
      id: one.accountId,
      name: one.name || one.username,
      email: one.email,
      role: one.role,
      cap: one.cap,
      isSelf: one.accountId === own,
    })),
    invitations: team.invitations.map((one) => ({
      id: one.id,
      email: one.email,
      role: one.role,
      cap: one.cap,
      expiresAt: one.expiresAt.toISOString(),
    })),
  }
}
