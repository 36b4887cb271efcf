import { normalizeKey } from '../domain/normalize-key.ts'
import { findOwner, selectPeople } from './account-queries.ts'
import type { Room } from './needs.ts'

/** Somebody as others see them: by the name they gave, else by their user name. `givenName` is empty for who gave none. */
export type Person = Readonly<{ name: string; givenName: string }>

/** By the ids of their accounts, all in one question. Closed accounts are missing. */
export function readPeople({ db }: Pick<Room, 'db'>) {
  return async (accountIds: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
    if (accountIds.length === 0) return new Map()
    const rows = await selectPeople(db, accountIds)
    return new Map(rows.map(({ id, username, name }) => [id, { name: name || username, givenName: name }]))
  }
}

/** Whoever has confirmed the address. What it came to must never be told to who asked. */
export function findAccountByEmail({ db }: Pick<Room, 'db'>) {
  return async (email: string): Promise<{ id: string; locale: string } | null> => {
    const account = await findOwner(db, normalizeKey(email))
    return account ? { id: account.id, locale: account.locale } : null
  }
}
