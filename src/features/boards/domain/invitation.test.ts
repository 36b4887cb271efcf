import { describe, expect, test } from 'vitest'
import { canJoinBy, canLookBy, invitationState, isInvitationCode, parseExpiry } from './invitation.ts'

const now = new Date('2026-03-02T09:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const open = { expiresAt: null, withdrawnAt: null, acceptedAt: null }

describe('BOARD-10: an invitation', () => {
  test.each([
    [open, 'open', true, true],
    [{ ...open, expiresAt: after }, 'open', true, true],
    [{ ...open, expiresAt: now }, 'expired', false, false],
    [{ ...open, acceptedAt: before }, 'accepted', true, false],
    [{ ...open, acceptedAt: before, expiresAt: before }, 'expired', false, false],
    [{ ...open, acceptedAt: before, withdrawnAt: before }, 'withdrawn', false, false],
    [{ ...open, withdrawnAt: before, expiresAt: before }, 'withdrawn', false, false],
  ] as const)('%j is %s', (facts, state, look, join) => {
    expect(invitationState(facts, now)).toBe(state)
    expect(canLookBy(facts, now)).toBe(look)
    expect(canJoinBy(facts, now)).toBe(join)
  })

  test('for one person lets them in again, and nobody else', () => {
    expect(canJoinBy({ ...open, acceptedAt: before }, now, true)).toBe(true)
    expect(canJoinBy({ ...open, acceptedAt: before, withdrawnAt: before }, now, true)).toBe(false)
    expect(canJoinBy({ ...open, acceptedAt: before, expiresAt: before }, now, true)).toBe(false)
  })

  test('is good for 1 to 365 days, or until it is withdrawn', () => {
    expect(parseExpiry(undefined, now)).toEqual({ ok: true, value: null })
    expect(parseExpiry(null, now)).toEqual({ ok: true, value: null })
    expect(parseExpiry(1, now)).toEqual({ ok: true, value: new Date('2026-03-03T09:00:00Z') })
    expect(parseExpiry(365, now)).toEqual({ ok: true, value: new Date('2027-03-02T09:00:00Z') })
    for (const days of [0, -1, 366, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(parseExpiry(days, now)).toEqual({ ok: false, failure: 'expiry-out-of-range' })
    }
  })

  test('has a code of a form that is told from anything else', () => {
    expect(isInvitationCode(`${'Az09-_'.repeat(5)}ab`)).toBe(true)
    for (const odd of [
      '',
      'short',
      'a'.repeat(31),
      'a'.repeat(33),
      `${'a'.repeat(31)} `,
      `${'a'.repeat(31)}ä`,
    ]) {
      expect(isInvitationCode(odd)).toBe(false)
    }
  })
})
