import type { SentEvent } from '#platform/endpoint.ts'
import type { BoardReader } from '../needs.ts'

/** One browser that looks at a board. */
export type Stream = {
  readonly reader: BoardReader
  /** Whose it is: an account, or where there is none an address. */
  readonly owner: string
  /** The last that it was told of. */
  revision: number
  readonly beganMs: number
  readonly send: (event: SentEvent) => void
  readonly end: () => void
}

/** For one process. */
export const streamLimits = {
  ofOne: 20,
  ofBoard: 200,
  retryAfterSeconds: 30,
  /** Who was let in begins at once; a question for the head alone never does. */
  beginWithinMs: 1_000,
  /** The browser then comes again, and with it the question who it is. */
  lifeMs: 10 * 60_000,
  lookEveryMs: 60_000,
  newsAtOnce: 100,
} as const

export function countStreams(streams: readonly Pick<Stream, 'owner'>[], owner: string): number {
  return streams.filter((stream) => stream.owner === owner).length
}
