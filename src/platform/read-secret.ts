import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

const secretBytes = 32

/** A secret that all processes of one database share: made by whoever asks first, the same for all from then on. */
export async function readSecret(db: Database, name: string): Promise<Buffer> {
  const known = await find(db, name)
  if (known) return known
  await db
    .insertInto('platform.secret')
    .values({ name, value: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find(db, name)
  if (!made) throw new Error(`The secret "${name}" was made and is not there.`)
  return made
}

async function find(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('platform.secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
