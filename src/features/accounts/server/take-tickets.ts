import { callerOf } from '#platform/limit-calls.ts'
import { type LimitName, limits } from '../domain/limits.data.ts'
import type { BorrowTicket, TakeTicket } from './needs.ts'

/** Too often, or too many at once. */
export type TooMany = Readonly<{ kind: 'too-many'; retryAfterSeconds: number }>

/** When the line of passwords is full. */
export const lineIsFull: TooMany = { kind: 'too-many', retryAfterSeconds: 5 }

/** One ticket for each limit that a try falls under: null if it may pass, else for how long not. */
export async function takeTickets(
  takeTicket: TakeTicket,
  wanted: Readonly<Partial<Record<LimitName, string>>>,
): Promise<TooMany | null> {
  for (const [name, key] of Object.entries(wanted) as [LimitName, string][]) {
    const whose = name.endsWith('-address') ? callerOf(key) : key
    const seconds = await takeTicket(`accounts.${name}`, whose, limits[name])
    if (seconds !== null) return { kind: 'too-many', retryAfterSeconds: seconds }
  }
  return null
}

/** A try to give a password, for whoever the key says. It counts unless it is given back. */
export async function borrowTry(
  borrowTicket: BorrowTicket,
  key: string,
): Promise<TooMany | { readonly kind: 'lent'; readonly giveBack: () => Promise<void> }> {
  const name = 'sign-in-login'
  const ticket = await borrowTicket(`accounts.${name}`, key, limits[name])
  return ticket.kind === 'lent' ? ticket : { ...ticket, kind: 'too-many' }
}
