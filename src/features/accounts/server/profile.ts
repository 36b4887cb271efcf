import type { Locale } from '#i18n/locales.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { type ProfileChanges, type ProfileErrors, parseProfile } from '../domain/parse-profile.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { findAccount, updateProfile } from './account-queries.ts'
import type { Room } from './needs.ts'

export type Profile = Readonly<{
  username: string
  email: string
  isEmailVerified: boolean
  isSocial: boolean
  name: string
  company: string
  /** ISO 3166-1 alpha-3, or empty. */
  country: string
  locale: string
  createdAt: Date
}>

export function readProfile({ db }: Room) {
  return async (accountId: string): Promise<Profile | null> => {
    const account = await findAccount(db, accountId)
    if (!account) return null
    const { username, email, name, company, country, locale } = account
    return {
      username,
      email,
      isEmailVerified: account.email_verified_at !== null,
      isSocial: account.password_hash === null,
      name,
      company,
      country,
      locale,
      createdAt: account.created_at,
    }
  }
}

export type ProfileFailure = 'sign-in-again' | Readonly<{ kind: 'bad-input'; errors: ProfileErrors }>

type Input = { readonly member: Member; readonly changes: ProfileChanges }

export function changeProfile({ db }: Room) {
  return async ({ member, changes }: Input): Promise<Result<null, ProfileFailure>> => {
    if (!mayChangeAccount(member)) return failure('sign-in-again')
    const parsed = parseProfile(changes)
    if (!parsed.ok) return failure({ kind: 'bad-input', errors: parsed.failure })
    await updateProfile(db, member.accountId, parsed.value)
    return success(null)
  }
}

/** The language that a member chose at the foot of a page. It lets nobody in, so that who is only remembered may. */
export function keepLocale({ db }: Room) {
  return ({ accountId }: Member, locale: Locale): Promise<void> => updateProfile(db, accountId, { locale })
}
