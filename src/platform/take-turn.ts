import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type Turn = {
  /** Aborted when the connection that holds the turn is lost: somebody else may have it by then. */
  readonly lost: AbortSignal
  readonly end: () => Promise<void>
}

const askEveryMs = 2_000

/** Waits until nobody else of the same database has this turn; null if stopped before. It ends with the connection. */
export async function takeTurn(url: string, name: string, signal: AbortSignal): Promise<Turn | null> {
  while (!signal.aborted) {
    const turn = await tryTurn(url, name).catch(() => null)
    if (turn) return turn
    await wait(askEveryMs, undefined, { signal }).catch(() => undefined)
  }
  return null
}

async function tryTurn(url: string, name: string): Promise<Turn | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'diptych turn', keepAlive: true })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  const end = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as taken',
      [name],
    )
    if (rows[0]?.taken) return { lost: lost.signal, end }
  } catch (error) {
    await end()
    throw error
  }
  await end()
  return null
}
