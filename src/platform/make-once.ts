import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Database, DatabaseTransaction } from './database.ts'

/** A wish to have something made that may reach us more than once. */
export type OnceWish = Readonly<{
  /** Of what kind the thing is, such as `boards.create`. */
  name: string
  /** Whose key it is: others may come to the same one. */
  actor: string
  /** `Idempotency-Key`. Without it, every time is the first. */
  key: string | undefined
  /** What is wished for, as JSON can write it. */
  asked: unknown
}>

/**
 * A form's `Idempotency-Key`. All forms of a page have one key, and a page that one went back to has the same again: only what
 * is the same in all it says is sent twice. Undefined for a form without a good key.
 */
export function onceKeyOfForm(key: string | undefined, said: unknown): string | undefined {
  return key !== undefined && isOnceKey(key) ? hashOf([key, said]).toString('base64url') : undefined
}

/** Printable and no longer than a header should be. */
export function isOnceKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text)
}

/** The id of the thing, and whether it was made just now. */
export type Once = Readonly<{ id: string; isNew: boolean }>

const keptHours = 48

/**
 * Makes something unless the same key has made it before. The key is kept with the thing or not at all, so that no crash comes
 * between; a second call at the same moment waits for the first. Whatever fails leaves the key free.
 */
export async function makeOnce<Failure>(
  transaction: DatabaseTransaction,
  { name, actor, key, asked }: OnceWish,
  make: () => Promise<Result<string, Failure>>,
): Promise<Result<Once, Failure | 'key-reused'>> {
  if (key === undefined) {
    const made = await make()
    return made.ok ? success({ id: made.value, isNew: true }) : made
  }
  const place = { name, key: hashOf([actor, key]), asked: hashOf(asked) }
  const { rows } = await sql<{ id: string | null; is_same: boolean }>`
    insert into platform.made_once as once (name, key, asked) values (${place.name}, ${place.key}, ${place.asked})
    on conflict (name, key) do update set name = once.name
    returning once.made as id, once.asked = ${place.asked} as is_same`.execute(transaction)
  const kept = rows[0]
  if (!kept) throw new Error('A key was kept and nothing came back.')
  if (!kept.is_same) return failure('key-reused')
  if (kept.id !== null) return success({ id: kept.id, isNew: false })
  const made = await make()
  await (made.ok
    ? sql`update platform.made_once set made = ${made.value} where name = ${place.name} and key = ${place.key}`
    : sql`delete from platform.made_once where name = ${place.name} and key = ${place.key}`
  ).execute(transaction)
  return made.ok ? success({ id: made.value, isNew: true }) : made
}

/** Nobody tries again after so long. */
export async function removeOldKeys(db: Database): Promise<void> {
  await sql`delete from platform.made_once where at < now() - make_interval(hours => ${keptHours})`.execute(
    db,
  )
}

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest()
}
