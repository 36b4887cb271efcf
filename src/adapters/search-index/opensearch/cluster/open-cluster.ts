import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '@opensearch-project/opensearch'
import { IndexUnavailable } from '#features/search/server.ts'
import { isNothingThere, isPassing, isRefused } from './cluster-errors.ts'

export type OpenSearchPlace = {
  /** One for each node that may be asked; the next one is when one does not answer. */
  readonly urls: readonly string[]
  /** A function, so that no print of the options shows them. */
  readonly credentials?: () => { readonly username: string; readonly password: string }
  /** The certificate of the authority that signed the nodes', in PEM; without it, those the system trusts. */
  readonly authority?: string
}

export type ClusterRequest = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly parameters?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** The body of a bulk request instead: lines of JSON. */
  readonly lines?: string
  /** With all tries. */
  readonly withinMs?: number
}

/** Asks one node after the other until one answers. */
export type Cluster = {
  ask<Body>(request: ClusterRequest): Promise<Body>
  /** Null where there is no such thing. */
  find<Body>(request: ClusterRequest): Promise<Body | null>
  close(): Promise<void>
}

const answerWithinMs = 8_000
/** A node that is silent for so long is left, and the next one is asked. */
export const silentForMs = 4_000
const firstPauseMs = 50
const longestPauseMs = 1_000
/** When every node refused the connection so often, all of them are down. */
const roundsOfRefusals = 2

export function openCluster({ urls, credentials, authority }: OpenSearchPlace): Cluster {
  const client = new Client({
    nodes: [...urls],
    ...(credentials && { auth: credentials() }),
    ...(authority && { ssl: { ca: authority } }),
    // Tries are counted here: the client would try again at once, and never after a refusal.
    maxRetries: 0,
    resurrectStrategy: 'optimistic',
  })

  async function ask<Body>(request: ClusterRequest): Promise<Body> {
    const { method, path, parameters, body, lines, withinMs = answerWithinMs } = request
    const end = performance.now() + withinMs
    let refusals = 0
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const leftMs = end - performance.now()
      try {
        const answer = await client.transport.request(
          {
            method,
            path,
            ...(parameters && { querystring: parameters }),
            ...(body && { body }),
            ...(lines !== undefined && { bulkBody: lines }),
          },
          { requestTimeout: Math.max(1, Math.round(Math.min(leftMs, Math.max(silentForMs, withinMs / 2)))) },
        )
        return answer.body as Body
      } catch (error) {
        if (!isPassing(error)) throw error
        refusals += isRefused(error) ? 1 : 0
        if (end - performance.now() <= pauseMs || refusals > roundsOfRefusals * urls.length) {
          throw new IndexUnavailable(`OpenSearch does not answer: ${String(error)}`, { cause: error })
        }
        await pause(pauseMs)
      }
    }
  }

  return {
    ask,
    find: <Body>(request: ClusterRequest) =>
      ask<Body>(request).catch((error: unknown) => {
        if (isNothingThere(error)) return null
        throw error
      }),
    close: () => client.close(),
  }
}
