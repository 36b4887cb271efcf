import type { Database } from '#platform/database.ts'
import { type CodePurpose, codeLifeMs } from '../domain/session-terms.data.ts'
import type { Room } from './needs.ts'
import { hashToken, isToken, makeToken } from './tokens.ts'

/** What a code leads to. The payload is what we wrote ourselves. */
export type TakenCode = {
  readonly purpose: CodePurpose
  readonly accountId: string | null
  readonly payload: Readonly<Record<string, unknown>>
}

/** `wrong-code` was never ours; `stale-code` was, and has been used, replaced or is too old. */
export type CodeFailure = 'wrong-code' | 'stale-code'

type NewCode = {
  readonly purpose: CodePurpose
  readonly accountId: string | null
  readonly payload?: Readonly<Record<string, unknown>>
}

/** Makes a code and keeps its hash. Returned once, to be sent. */
export async function issueCode(
  db: Database,
  { now, random }: Pick<Room, 'now' | 'random'>,
  { purpose, accountId, payload = {} }: NewCode,
): Promise<string> {
  const code = makeToken(random)
  const createdAt = now()
  await db
    .insertInto('accounts.code')
    .values({
      code_hash: hashToken(code),
      purpose,
      account_id: accountId,
      payload: JSON.stringify(payload),
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + codeLifeMs[purpose]),
    })
    .execute()
  return code
}

/** Uses a code up: of several who come with it at once, one gets it. */
export async function takeCode(
  db: Database,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<TakenCode | CodeFailure> {
  if (!isToken(code)) return 'wrong-code'
  const taken = await db
    .updateTable('accounts.code')
    .set({ used_at: now })
    .where('code_hash', '=', hashToken(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'account_id', 'payload'])
    .executeTakeFirst()
  if (taken) return readCode(taken)
  return findFailure(db, purposes, code)
}

/** Looks at a code and leaves it as it is. */
export async function lookAtCode(
  db: Database,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<TakenCode | CodeFailure> {
  if (!isToken(code)) return 'wrong-code'
  const found = await db
    .selectFrom('accounts.code')
    .select(['purpose', 'account_id', 'payload'])
    .where('code_hash', '=', hashToken(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ? readCode(found) : findFailure(db, purposes, code)
}

async function findFailure(
  db: Database,
  purposes: readonly CodePurpose[],
  code: string,
): Promise<CodeFailure> {
  const known = await db
    .selectFrom('accounts.code')
    .select('id')
    .where('code_hash', '=', hashToken(code))
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
  return known ? 'stale-code' : 'wrong-code'
}

/** One that was used or replaced, or is too old; null for what was never ours. */
export async function findFormerCode(
  db: Database,
  purposes: readonly CodePurpose[],
  code: string,
): Promise<TakenCode | null> {
  if (!isToken(code)) return null
  const found = await db
    .selectFrom('accounts.code')
    .select(['purpose', 'account_id', 'payload'])
    .where('code_hash', '=', hashToken(code))
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
  return found ? readCode(found) : null
}

/** Codes that went out and did not come back lead nowhere from now on. */
export async function voidCodes(
  db: Database,
  accountId: string,
  now: Date,
  purposes: readonly CodePurpose[] = ['verify-email', 'change-email', 'reset-password', 'openid'],
): Promise<void> {
  await db
    .updateTable('accounts.code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteCodes(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('accounts.code').where('account_id', '=', accountId).execute()
}

export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('accounts.code').where('expires_at', '<=', before).execute()
}

type CodeRow = { readonly purpose: string; readonly account_id: string | null; readonly payload: unknown }

function readCode({ purpose, account_id, payload }: CodeRow): TakenCode {
  return {
    purpose: purpose as CodePurpose,
    accountId: account_id,
    payload: payload as TakenCode['payload'],
  }
}
