import { z } from 'zod'
import {
  type Answer,
  type Endpoint,
  endpoint,
  json,
  notSignedIn,
  problem,
  problemForNow,
} from '#platform/endpoint.ts'
import { openSlots } from '#platform/open-slots.ts'
import { mayChangeAccount } from '../../domain/permissions.ts'
import type { Accounts } from '../open-accounts.ts'
import { answerSignedIn, answerSignedOut, api, askingOf, type PublicUrls, typed } from './call-parts.ts'
import { answerOf, refuse } from './refuse.ts'

type Needs = {
  readonly accounts: Pick<
    Accounts,
    'readProfile' | 'changeProfile' | 'changeEmail' | 'changePassword' | 'exportData' | 'closeAccount'
  >
  readonly publicUrls: PublicUrls
}

const profile = { name: typed, company: typed, country: z.string().max(3), locale: z.string().max(20) }
const changes = z
  .object({ ...profile, email: typed, newPassword: typed, password: typed })
  .partial()
  .refine(({ email, newPassword, password: _, ...rest }) => {
    const parts = [email !== undefined, newPassword !== undefined, Object.keys(rest).length > 0]
    return parts.filter(Boolean).length <= 1
  }, 'one of profile, email and newPassword at a time')

/** Exports hold all of it in memory while they are put together. */
const exportsAtOnce = { each: 1, inAll: 4 }
const againSeconds = 10

/** The member's own data. */
export function profileCalls({ accounts, publicUrls }: Needs): readonly Endpoint[] {
  const takeSlot = openSlots(exportsAtOnce)

  async function answerExport(accountId: string): Promise<Answer> {
    const free = takeSlot(accountId)
    if (!free) return problemForNow(503, againSeconds)
    try {
      const data = await accounts.exportData(accountId)
      if (!data) return problem(404)
      const headers = {
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="account.json"',
      }
      return { ...json(200, data), headers }
    } finally {
      free()
    }
  }

  async function answerProfile(accountId: string): Promise<Answer> {
    const kept = await accounts.readProfile(accountId)
    return kept ? json(200, kept) : notSignedIn()
  }

  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/profile`,
        summary: 'What the member has told of themselves.',
        answer: z.object({ ...profile, username: z.string(), email: z.string() }),
      },
      async ({ visit: { viewer } }) =>
        viewer.kind === 'member' ? answerProfile(viewer.accountId) : notSignedIn(),
    ),

    endpoint(
      {
        method: 'PATCH',
        path: `${api}/profile`,
        summary:
          'Changes the profile, or with the password the address or the password; one of them at a time.',
        body: changes,
        answer: z.unknown(),
      },
      async ({ visit, caller, body }) => {
        const { viewer: member } = visit
        if (member.kind !== 'member') return notSignedIn()
        const asking = askingOf({ visit, caller }, publicUrls)
        const { email, newPassword, password = '', ...rest } = body
        if (email !== undefined) {
          return answerOf(await accounts.changeEmail({ ...asking, member, email, password }), json(202, {}))
        }
        if (newPassword !== undefined) {
          const passwords = { before: password, after: newPassword }
          const outcome = await accounts.changePassword({ ...asking, member, ...passwords })
          return outcome.ok ? answerSignedIn({ visit, caller }, outcome.value) : refuse(outcome.failure)
        }
        const outcome = await accounts.changeProfile({ member, changes: rest })
        return outcome.ok ? answerProfile(member.accountId) : refuse(outcome.failure)
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/export`,
        summary: 'Everything that is kept about the member.',
        answer: z.unknown(),
      },
      async ({ visit: { viewer } }) => {
        if (viewer.kind !== 'member') return notSignedIn()
        if (!mayChangeAccount(viewer)) return notSignedIn('sign-in-again')
        return answerExport(viewer.accountId)
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/account`,
        summary: 'Closes the account for good.',
        body: z.object({ password: typed.default('') }).default({ password: '' }),
        answer: z.unknown(),
      },
      async ({ visit, caller, body }) => {
        const { viewer: member } = visit
        if (member.kind !== 'member') return notSignedIn()
        const asking = askingOf({ visit, caller }, publicUrls)
        const outcome = await accounts.closeAccount({ ...asking, member, password: body.password })
        return outcome.ok ? answerSignedOut({ visit, caller }) : refuse(outcome.failure)
      },
    ),
  ]
}
