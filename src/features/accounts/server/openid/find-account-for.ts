import { isAlpha3 } from '#i18n/countries.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { cleanText } from '../../domain/clean-text.ts'
import { type Email, parseEmail } from '../../domain/parse-email.ts'
import { type AccountRow, findAccount, findOwner, insertAccount, updatePassword } from '../account-queries.ts'
import { voidCodes } from '../code-queries.ts'
import { deleteIdentities, findIdentity, insertIdentity } from '../identity-queries.ts'
import { localeOf } from '../mails.ts'
import type { Room } from '../needs.ts'
import { deleteSessions } from '../session-queries.ts'
import type { Claims } from './ask-provider.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { proposeUsername } from './propose-username.ts'

/**
 * `sign-in-first`: the address is not shown to be theirs.
 * `sign-in-again`: who is only remembered cannot open another way into the account.
 * `identity-taken`: another account is signed in to this way.
 */
export type IdentityFailure = 'sign-in-first' | 'sign-in-again' | 'identity-taken'

export type FoundAccount = Readonly<{ account: AccountRow; isNew: boolean }>

type Found = Result<FoundAccount, IdentityFailure>

const nameCharacters = 100
const attempts = 5

/** The account behind an identity: the one it has, the one it joins, or a new one. */
export async function findAccountFor(
  room: Room,
  transaction: DatabaseTransaction,
  claims: Claims,
  pending: PendingSignIn,
  { mayTie }: { readonly mayTie: boolean },
): Promise<Found> {
  const known = await findIdentity(transaction, claims)
  if (pending.accountId !== null) {
    if (known !== null && known !== pending.accountId) return failure('identity-taken')
    if (known === null && !mayTie) return failure('sign-in-again')
    return join(room, transaction, claims, await findAccount(transaction, pending.accountId))
  }
  if (known !== null) return join(room, transaction, claims, await findAccount(transaction, known))

  // An address that only the provider's word stands for, or nobody's, says nothing about who owns an account here.
  const email = parseEmail(claims.email)
  if (!claims.isEmailVerified || !email.ok) return failure('sign-in-first')
  const owner = await findOwner(transaction, email.value.key)
  if (owner) {
    await shutOut(room, transaction, owner.id)
    return join(room, transaction, claims, owner)
  }
  const account = await create(room, transaction, claims, email.value, pending)
  const joined = await join(room, transaction, claims, account)
  return joined.ok ? success({ ...joined.value, isNew: true }) : joined
}

/** Somebody else may have registered the address before its owner confirmed it: what they know or hold is worth nothing now. */
async function shutOut({ now }: Room, transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await updatePassword(transaction, accountId, null)
  await deleteIdentities(transaction, accountId)
  await voidCodes(transaction, accountId, now())
  await deleteSessions(transaction, accountId)
}

async function join(
  { now }: Room,
  transaction: DatabaseTransaction,
  claims: Claims,
  account: AccountRow | undefined,
): Promise<Found> {
  if (!account) return failure('sign-in-first')
  await insertIdentity(transaction, account.id, claims, now())
  // Of two who come at once with one identity, the later finds whose it is.
  const isTheirs = (await findIdentity(transaction, claims)) === account.id
  return isTheirs ? success({ account, isNew: false }) : failure('identity-taken')
}

async function create(
  { now, random }: Room,
  transaction: DatabaseTransaction,
  claims: Claims,
  email: Email,
  { locale, country }: PendingSignIn,
): Promise<AccountRow | undefined> {
  const [local = ''] = email.shown.split('@')
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const digits = attempt === 0 ? '' : String(Buffer.from(random(3)).readUIntBE(0, 3) % 1_000_000)
    const id = await insertAccount(transaction, {
      username: proposeUsername([claims.username, local], digits),
      email,
      passwordHash: null,
      emailVerifiedAt: now(),
      name: cleanText(claims.name, nameCharacters),
      country: isAlpha3(country) ? country : '',
      locale: localeOf(locale),
      now: now(),
    })
    if (id) return findAccount(transaction, id)
  }
  throw new Error('No user name is free for whom another provider sends.')
}
