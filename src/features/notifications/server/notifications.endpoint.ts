import { z } from 'zod'
import { type Caller, type Endpoint, endpoint, json, problem } from '#platform/endpoint.ts'
import type { Visit } from '#visit/visit.ts'
import type { Naming, NotificationQueries, Reader } from './notification-queries.ts'

type Needs = Naming & { readonly notifications: Pick<NotificationQueries, 'list' | 'dismiss'> }

const path = '/components/account/api/notifications'

const notification = z.object({
  id: z.string(),
  kind: z.string(),
  values: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
})

/** What a member is told, and how it is put away (SITE-06). Nobody is sent to sign in for it: it is asked for unbidden. */
export function notificationCalls({ notifications, ...naming }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path,
        summary: 'What the member has been told and has not dismissed, the newest first; nothing for others.',
        answer: z.object({ notifications: z.array(notification) }),
      },
      async ({ visit, caller }) => {
        // A page asks by the way, perhaps while its session gets a new token in another tab: that is no failure.
        const reader = readerOf(visit, caller)
        return json(200, { notifications: reader ? await notifications.list(reader, naming) : [] })
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${path}/:id/dismiss`,
        summary: 'Puts a notification away for good.',
        params: z.object({ id: z.string() }),
        answer: z.object({}),
      },
      async ({ visit, params, caller }) => {
        const reader = readerOf(visit, caller)
        if (!reader) return problem(401)
        return (await notifications.dismiss(reader, params.id)) ? json(200, {}) : problem(404)
      },
    ),
  ]
}

function readerOf({ viewer, site }: Visit, { device }: Caller): Reader | null {
  return viewer.kind === 'member' ? { accountId: viewer.accountId, site, device } : null
}
