import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authStateOf, termsOf } from './auth-state.ts'

const hour = 3_600_000
const day = 24 * hour
const at = new Date('2026-03-02T09:00:00Z')
const ago = (ms: number) => new Date(at.getTime() - ms)

type Times = { readonly begun?: number; readonly seen?: number; readonly proven?: number | null }

const session = (isRemembered: boolean, { begun = 0, seen = begun, proven = begun }: Times) => ({
  isRemembered,
  seenAt: ago(seen),
  provenAt: proven === null ? null : ago(proven),
  endsAt: new Date(ago(begun).getTime() + termsOf(isRemembered).absoluteMs),
})

describe('TRACK-05: the state of a session', () => {
  test.each<[string | null, boolean, Times]>([
    ['authenticated', false, { begun: 0 }],
    ['authenticated', false, { begun: 11 * hour, seen: hour }],
    [null, false, { begun: 3 * hour, seen: 2 * hour }],
    [null, false, { begun: 12 * hour, seen: 0 }],
    ['remembered_secure', true, { begun: 0 }],
    ['remembered_secure', true, { begun: 40 * day, seen: hour, proven: hour }],
    ['remembered', true, { begun: 3 * hour, seen: 2 * hour }],
    ['remembered', true, { begun: 12 * hour, seen: 0 }],
    ['remembered', true, { begun: hour, seen: 0, proven: null }],
    ['remembered', true, { begun: 29 * day }],
    [null, true, { begun: 30 * day }],
    [null, true, { begun: 90 * day, seen: 0, proven: 0 }],
  ])('is %s (remembered: %s, %o)', (state, isRemembered, times) => {
    expect(authStateOf(session(isRemembered, times), at)).toBe(state)
  })

  test('only becomes less as time passes without a request', () => {
    const rank = { authenticated: 2, remembered_secure: 2, remembered: 1 } as const
    const rankOf = (isRemembered: boolean, afterMs: number) => {
      const state = authStateOf(session(isRemembered, {}), new Date(at.getTime() + afterMs))
      return state ? rank[state] : 0
    }
    fc.assert(
      fc.property(fc.boolean(), fc.nat(100 * day), fc.nat(10 * day), (isRemembered, first, more) => {
        expect(rankOf(isRemembered, first + more)).toBeLessThanOrEqual(rankOf(isRemembered, first))
      }),
    )
  })
})
