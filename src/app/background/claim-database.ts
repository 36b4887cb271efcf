import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const claim = 4_153_001

/**
 * Holds the embedded database for this process alone: two starts on one data directory would stop it under each other.
 * The claim ends with the connection, so a killed process never leaves it behind.
 */
export async function claimDatabase(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'diptych claim' })
  client.on('error', () => undefined)
  await client.connect()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [claim])
    if (rows[0]?.held) return () => client.end()
    await wait(100)
  }
  await client.end()
  throw new Error(
    'Diptych already runs on this data directory. Stop it first, or choose another with --data DIR.',
  )
}
