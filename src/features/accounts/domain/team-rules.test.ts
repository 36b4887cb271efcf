import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canLeave, canStepDown, freeSeats, hasTeams, parseCap, parseSeats } from './team-rules.ts'

const role = fc.constantFrom('member' as const, 'leader' as const)
const team = fc
  .array(role, { minLength: 1, maxLength: 6 })
  .map((roles) => roles.map((one, place) => ({ accountId: String(place), role: one })))
  .filter((members) => members.some((one) => one.role === 'leader'))

describe('ACCOUNT-02: teams', () => {
  test('SITE-07: are on site B only', () => {
    expect(hasTeams).toEqual({ argus: false, bokeh: true })
  })

  test('whoever leaves or steps down leaves a team that has a Leader, or nobody', () => {
    fc.assert(
      fc.property(team, fc.nat(5), (members, place) => {
        const own = members[place % members.length]
        if (!own) return
        const others = members.filter((one) => one !== own)
        const isLed = others.some((one) => one.role === 'leader')
        expect(canLeave(own.accountId, members)).toBe(isLed || others.length === 0)
        expect(canStepDown(own.accountId, members)).toBe(isLed)
      }),
    )
  })

  test('an open invitation holds a seat', () => {
    expect(freeSeats({ seats: 5, members: 2, invitations: 2 })).toBe(1)
    expect(freeSeats({ seats: 5, members: 4, invitations: 3 })).toBe(0)
  })

  test('seats are never fewer than are taken', () => {
    const taken = { members: 2, invitations: 1 }
    expect(parseSeats(3, taken)).toEqual({ ok: true, value: 3 })
    expect(parseSeats(2, taken)).toEqual({ ok: false, failure: 'seats-taken' })
    for (const seats of [0, 101, 2.5, Number.NaN])
      expect(parseSeats(seats, taken)).toEqual({ ok: false, failure: 'seats-out-of-range' })
  })

  test('a cap is a whole number of downloads, or none', () => {
    for (const cap of [null, 0, 100_000]) expect(parseCap(cap)).toEqual({ ok: true, value: cap })
    for (const cap of [-1, 1.5, 100_001, Number.NaN]) expect(parseCap(cap).ok).toBe(false)
  })
})
