import { z } from 'zod'
import {
  type Answer,
  type Caller,
  type Endpoint,
  endpoint,
  json,
  notSignedIn,
  problem,
} from '#platform/endpoint.ts'
import type { Member, Visit } from '#visit/visit.ts'
import { hasTeams } from '../../domain/team-rules.ts'
import type { Accounts } from '../open-accounts.ts'
import type { SignedIn } from '../sessions.ts'
import { answerSignedIn, api, askingOf, type PublicUrls, typed } from './call-parts.ts'
import { answerOf, refuse } from './refuse.ts'

type Needs = { readonly accounts: Pick<Accounts, 'team'>; readonly publicUrls: PublicUrls }

const role = z.enum(['member', 'leader'])
const cap = z.number().int().nullable()
const params = z.object({ id: z.string().regex(/^\d{1,18}$/, 'is no id') })

/** Teams of site B (ACCOUNT-02). Elsewhere there are none, and nobody is told more. */
export function teamCalls({ accounts: { team }, publicUrls }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/team`,
        summary: 'The team, as the member may see it.',
        answer: z.unknown(),
      },
      async ({ visit }) =>
        forMember(visit, async (member) => {
          const read = await team.readTeam(member)
          return read ? json(200, read) : problem(404)
        }),
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/team/invitations`,
        summary: 'A Leader invites somebody by mail.',
        body: z.object({ email: typed, role: role.default('member'), cap: cap.default(null) }),
        answer: z.object({}),
      },
      async ({ visit, caller, body }) =>
        forMember(visit, async (member) => {
          const asking = askingOf({ visit, caller }, publicUrls)
          const outcome = await team.invite({ ...asking, ...body, member, locale: visit.locale })
          return answerOf(outcome, json(201, {}))
        }),
    ),

    endpoint(
      {
        method: 'PATCH',
        path: `${api}/team/members/:id`,
        summary: 'A Leader changes the role or the cap of a member.',
        params,
        body: z.object({ role: role.optional(), cap: cap.optional() }),
        answer: z.unknown(),
      },
      async ({ visit, caller, params: { id: accountId }, body }) =>
        forMember(visit, async (member) => {
          const outcome = await team.changeMember({ member, accountId, ...body })
          if (!outcome.ok) return refuse(outcome.failure)
          return goOn({ visit, caller }, outcome.value.signedIn)
        }),
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/team/members/:id`,
        summary: 'A Leader removes a member, or a member leaves.',
        params,
        answer: z.unknown(),
      },
      async ({ visit, caller, params: { id: accountId } }) =>
        forMember(visit, async (member) => {
          if (accountId === member.accountId) {
            const left = await team.leaveTeam({ member })
            return left.ok ? goOn({ visit, caller }, left.value) : refuse(left.failure)
          }
          const outcome = await team.removeMember({ member, accountId })
          if (!outcome.ok) return refuse(outcome.failure)
          return goOn({ visit, caller }, outcome.value.signedIn)
        }),
    ),
  ]
}

async function forMember(
  { site, viewer }: Visit,
  answer: (member: Member) => Promise<Answer>,
): Promise<Answer> {
  if (!hasTeams[site]) return problem(404)
  return viewer.kind === 'member' ? answer(viewer) : notSignedIn()
}

/** Whose own rights have changed goes on with another token. */
function goOn(sent: { readonly visit: Visit; readonly caller: Caller }, signedIn: SignedIn | null): Answer {
  return signedIn ? answerSignedIn(sent, signedIn) : json(200, {})
}
