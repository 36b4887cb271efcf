import { z } from 'zod'
import { type Answer, type Endpoint, endpoint, json, problem } from '#platform/endpoint.ts'
import { fitPreferences } from '#visit/visit-cookies.ts'
import { writeCookie, yearSeconds } from '#visit/write-cookie.ts'

const path = '/components/search/api/preferences'
const answer = z.record(z.string(), z.string())

/** Browsers keep no longer cookie than 4,096 bytes, its terms included. */
const longestCookie = 4_000

/** SearchPreferences: a free map of short texts, kept by the visitor's own browser. */
export function preferenceCalls(): readonly Endpoint[] {
  return [
    endpoint(
      { method: 'GET', path, summary: 'How the visitor wants to find the results page.', answer },
      async ({ visit }) => json(200, visit.preferences),
    ),
    endpoint(
      {
        method: 'PUT',
        path,
        summary: 'Keeps how the visitor wants to find the results page.',
        body: z.record(z.string(), z.string()),
        answer,
      },
      async ({ visit, body, caller }): Promise<Answer> => {
        const kept = fitPreferences(body)
        const terms = { forSeconds: yearSeconds, isSecure: caller.isSecure }
        const cookie = writeCookie(visit.site, 'preferences', JSON.stringify(kept), terms)
        const isWhole = Object.keys(kept).length === Object.keys(body).length
        if (!isWhole || cookie.length > longestCookie) {
          return problem(400, 'bad-input', 'These are more or longer texts than are kept.')
        }
        return { kind: 'json', status: 200, body: kept, headers: { 'set-cookie': cookie } }
      },
    ),
  ]
}
