import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Terms = {
  readonly channels: readonly string[]
  /** Seen by operators in pg_stat_activity, and by others who want to know whether somebody listens. */
  readonly name: string
  /** The payload is what was said, or null where something may have been missed: after listening has begun anew. */
  readonly onNews: (payload: string | null) => void
}

const pauseMs = 2_000

/**
 * Tells of every notification until stopped. A connection that is lost is made anew; what was said in between is not
 * heard, so whoever listens must look for himself now and then.
 */
export function listenForNews(url: string, { channels, name, onNews }: Terms) {
  const stopped = new AbortController()
  let current: pg.Client | null = null

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => onNews(payload ?? ''))
    current = client
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      // Something may have been said before anybody listened.
      onNews(null)
      if (stopped.signal.aborted) return
      await ended
    } finally {
      current = null
      await client.end().catch(() => undefined)
    }
  }

  async function listen(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  const listening = listen()
  return {
    async stop(): Promise<void> {
      stopped.abort()
      await current?.end().catch(() => undefined)
      await listening
    },
  }
}
