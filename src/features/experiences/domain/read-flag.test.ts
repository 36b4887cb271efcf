import { describe, expect, test } from 'vitest'
import { readFlag } from './read-flag.ts'

const flag = { name: 'toolbox-v2', isActive: true, activeOffers: { a: 1 }, metadata: { since: 'May' } }

describe('FLAG-01: a flag', () => {
  test('is read as it is written', () => {
    expect(readFlag(flag)).toEqual(flag)
  })

  test('is read in its legacy form too', () => {
    const legacy = {
      name: 'toolbox-v2',
      is_active: true,
      active_offers: { a: 1 },
      metadata: { since: 'May' },
    }
    expect(readFlag(legacy)).toEqual(flag)
  })

  test('is off and offers nothing unless it says so', () => {
    const off = { name: 'x', isActive: false, activeOffers: {}, metadata: {} }
    expect(readFlag({ name: 'x' })).toEqual(off)
    expect(readFlag({ name: 'x', is_active: 'true', active_offers: [1], metadata: null })).toEqual(off)
  })

  test.each([null, 'x', [], {}, { name: '' }, { name: 'A b' }, { name: 7 }])('%j is none', (odd) => {
    expect(readFlag(odd)).toBeNull()
  })
})
