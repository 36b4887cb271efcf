import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, json } from '../../src/platform/endpoint.ts'
import { firefox, openServer } from '../support/open-server.ts'

const path = '/components/things/api/slow'
const headers = { 'user-agent': firefox }

test('a call learns that its browser has gone, and nothing of the kind once it is answered', async () => {
  const begun = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const slow = endpoint(
    {
      ...{ method: 'GET', path, summary: 'Slow.', answer: z.unknown() },
      query: z.object({ wait: z.string().optional() }),
    },
    async ({ query, gone }) => {
      signals.push(gone)
      if (query.wait === undefined) return json(200, {})
      begun.resolve()
      gone.addEventListener('abort', () => left.resolve())
      await left.promise
      return json(200, {})
    },
  )
  await using server = await openServer({ endpoints: [slow] })
  expect((await fetch(server.argus + path, { headers })).status).toBe(200)
  const leaving = new AbortController()
  const asked = fetch(`${server.argus}${path}?wait=1`, { headers, signal: leaving.signal })
  await begun.promise
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await left.promise
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})
