import { countries, countryName } from '#i18n/countries.ts'
import { endonymOf, formattingTagOf, isLocale, pseudoLocale, spokenLocales } from '#i18n/locales.ts'
import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Member, Visit } from '#visit/visit.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import type { Accounts } from '../server.ts'

type Option = { readonly value: string; readonly label: string }

export type ProfileData = {
  readonly profile: {
    readonly username: string
    readonly email: string
    readonly isEmailVerified: boolean
    /** Without a password of ours there is none to ask for. */
    readonly hasPassword: boolean
    readonly name: string
    readonly company: string
    readonly country: string
    readonly locale: string
  }
  /** By name, in the language of the page: the table of countries stays on the server. */
  readonly countries: readonly Option[]
  readonly locales: readonly Option[]
  readonly done: DoneWord | null
  readonly form: FormState
}

export type ProfileNeeds = { readonly accounts: Pick<Accounts, 'readProfile'> }

export async function load({ visit, query, needs }: PageRequest<ProfileNeeds>): Promise<Loaded<ProfileData>> {
  const { viewer } = visit
  if (!mayChangeAccount(viewer)) return { kind: 'moved', to: entranceTo(visit, links.accountProfile(visit)) }
  const data = await profileData(visit, viewer, needs)
  return data ? found({ ...data, done: parseDone(query) }) : notFound
}

/** Null for an account that has just been closed. */
export async function profileData(
  { spoken }: Visit,
  { accountId }: Member,
  { accounts }: ProfileNeeds,
  form: FormState = emptyForm,
): Promise<ProfileData | null> {
  const kept = await accounts.readProfile(accountId)
  if (!kept) return null
  const { username, email, isEmailVerified, isSocial, name, company, country, locale } = kept
  return {
    profile: { username, email, isEmailVerified, hasPassword: !isSocial, name, company, country, locale },
    countries: countryOptions(spoken),
    locales: localeOptions(locale),
    done: null,
    form,
  }
}

function countryOptions(spoken: Visit['spoken']): Option[] {
  const collator = new Intl.Collator(formattingTagOf(spoken))
  return countries
    .map(({ alpha3 }) => ({ value: alpha3, label: countryName(alpha3, spoken) }))
    .sort((one, other) => collator.compare(one.label, other.label))
}

/** Languages that pages and mails speak, and the one that was chosen, whatever it is. */
function localeOptions(chosen: string): Option[] {
  const offered = spokenLocales.filter((locale) => locale !== pseudoLocale)
  const all = new Set([...offered, ...(isLocale(chosen) ? [chosen] : [])])
  return [...all].map((locale) => ({ value: locale, label: endonymOf(locale) }))
}
