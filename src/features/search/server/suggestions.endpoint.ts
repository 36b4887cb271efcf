import { z } from 'zod'
import { type Endpoint, endpoint, problemForNow } from '#platform/endpoint.ts'
import { longestPhrase } from '../domain/parameters/parameter-formats.ts'
import { answerWithinMs, limitIndex, retryAfterSeconds } from './limit-index.ts'
import { IndexUnavailable } from './search-index.port.ts'
import { type SuggestNeeds, suggestPhrases } from './suggest-phrases.ts'

const named = z.array(z.object({ id: z.string(), name: z.string() }))

/** The language may come from a cookie, so only the visitor's own browser keeps the answer. */
const headers = { 'cache-control': 'private, max-age=60', vary: 'cookie, accept-language' } as const

export function suggestions(needs: SuggestNeeds): Endpoint {
  return endpoint(
    {
      method: 'GET',
      path: '/components/search/api/suggestions',
      summary: 'What may be meant by what has been typed so far.',
      query: z.object({ phrase: z.string().min(1).max(longestPhrase) }),
      answer: z.object({ phrases: z.array(z.string()), people: named, events: named, collections: named }),
    },
    async ({ visit, query }) => {
      const { index, end } = limitIndex(needs.index, answerWithinMs)
      try {
        const body = await suggestPhrases(query.phrase, visit, { ...needs, index })
        return { kind: 'json', status: 200, headers, body }
      } catch (error) {
        if (error instanceof IndexUnavailable) return problemForNow(503, retryAfterSeconds)
        throw error
      } finally {
        end()
      }
    },
  )
}
