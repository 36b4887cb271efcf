import { z } from 'zod'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import type { Accounts } from '../open-accounts.ts'
import { answerSignedIn, api, askingOf, type PublicUrls, typed } from './call-parts.ts'
import { answerOf, refuse } from './refuse.ts'

type Needs = {
  readonly accounts: Pick<
    Accounts,
    'register' | 'verifyEmail' | 'forgotUsername' | 'forgotPassword' | 'resetPassword'
  >
  readonly publicUrls: PublicUrls
}

const nothing = z.object({})
const done = json(200, {})
const code = z.string().max(200)

/** Becoming a member, and finding the way back. Nothing here tells whether an address is known. */
export function registrationCalls({ accounts, publicUrls }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'POST',
        path: `${api}/register`,
        summary: 'Registers, and mails a link that confirms the address.',
        body: z.object({
          email: typed,
          username: typed,
          password: typed,
          locale: z.string().max(20).optional(),
        }),
        answer: nothing,
      },
      async ({ visit, caller, body }) => {
        const { email, username, password, locale = visit.locale } = body
        const asking = askingOf({ visit, caller }, publicUrls)
        const typedIn = { email, username, password, locale, country: visit.country }
        return answerOf(await accounts.register({ ...asking, ...typedIn }), json(201, {}))
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/verify-email`,
        summary: 'Confirms the address that a code was mailed to.',
        body: z.object({ code }),
        answer: z.unknown(),
      },
      async ({ visit, caller, body }) => {
        const member = visit.viewer.kind === 'member' ? visit.viewer : null
        const asking = askingOf({ visit, caller }, publicUrls)
        const outcome = await accounts.verifyEmail({ ...asking, code: body.code, member })
        if (!outcome.ok) return refuse(outcome.failure)
        const { signedIn } = outcome.value
        return signedIn ? answerSignedIn({ visit, caller }, signedIn) : json(200, {})
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/forgot-username`,
        summary: 'Mails the user name, if the address is known.',
        body: z.object({ email: typed }),
        answer: nothing,
      },
      async ({ visit, caller, body }) =>
        answerOf(
          await accounts.forgotUsername({ ...askingOf({ visit, caller }, publicUrls), ...body }),
          done,
        ),
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/forgot-password`,
        summary: 'Mails a link for another password, if the login is known.',
        body: z.object({ login: typed }),
        answer: nothing,
      },
      async ({ visit, caller, body }) =>
        answerOf(
          await accounts.forgotPassword({ ...askingOf({ visit, caller }, publicUrls), ...body }),
          done,
        ),
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/reset-password`,
        summary: 'Sets another password by a code that was mailed.',
        body: z.object({ code, password: typed }),
        answer: nothing,
      },
      async ({ visit, caller, body }) =>
        answerOf(await accounts.resetPassword({ ...askingOf({ visit, caller }, publicUrls), ...body }), done),
    ),
  ]
}
