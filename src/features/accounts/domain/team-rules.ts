import { failure, type Result, success } from '#kernel/result.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { TeamRole } from '#visit/visit.ts'

/** SITE-07: which sites have teams. */
export const hasTeams: Readonly<Record<SiteNickname, boolean>> = { argus: false, bokeh: true }

export const teamLimits = { seatsAtStart: 5, mostSeats: 100, mostCap: 100_000, nameCharacters: 80 } as const

export type Seating = Readonly<{ seats: number; members: number; invitations: number }>
type Place = Readonly<{ accountId: string; role: TeamRole }>

/** An open invitation holds a seat, so that nobody is invited in vain. */
export function freeSeats({ seats, members, invitations }: Seating): number {
  return Math.max(0, seats - members - invitations)
}

export function parseSeats(seats: number, taken: Omit<Seating, 'seats'>): Result<number, SeatsFailure> {
  if (!Number.isSafeInteger(seats) || seats < 1 || seats > teamLimits.mostSeats)
    return failure('seats-out-of-range')
  return seats < taken.members + taken.invitations ? failure('seats-taken') : success(seats)
}
export type SeatsFailure = 'seats-out-of-range' | 'seats-taken'

/** A cap in downloads a month; null for none of one's own. */
export function parseCap(cap: number | null): Result<number | null, 'cap-out-of-range'> {
  if (cap === null || (Number.isSafeInteger(cap) && cap >= 0 && cap <= teamLimits.mostCap))
    return success(cap)
  return failure('cap-out-of-range')
}

/** A team that has members has a Leader: the last one may neither step down nor go while others stay. */
export function canStepDown(accountId: string, members: readonly Place[]): boolean {
  return members.some((other) => other.accountId !== accountId && other.role === 'leader')
}

export function canLeave(accountId: string, members: readonly Place[]): boolean {
  const own = members.find((member) => member.accountId === accountId)
  return own?.role !== 'leader' || members.length === 1 || canStepDown(accountId, members)
}
