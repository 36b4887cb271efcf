import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOverrides, withOverrides, writeOverrides } from './overrides.ts'

describe('FLAG-01: the override for one’s own browser', () => {
  test('is a name and on or off', () => {
    expect(parseOverrides('toolbox:on, banner:off')).toEqual({ toolbox: true, banner: false })
  })

  test.each([undefined, '', 'toolbox', 'toolbox:maybe', ':on', '<b>:on', '__proto__:on'])(
    '%j overrides nothing',
    (text) => {
      expect(parseOverrides(text)).toEqual({})
    },
  )

  test('comes back from its cookie as it was', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/)
    fc.assert(
      fc.property(fc.dictionary(name, fc.boolean(), { maxKeys: 20 }), (overrides) => {
        expect(parseOverrides(writeOverrides(overrides))).toEqual({ ...overrides })
      }),
    )
  })

  test('prevails over what holds for others, and can switch on what nobody knows', () => {
    const flag = { name: 'toolbox', isActive: true, activeOffers: { a: 1 }, metadata: {} }
    expect(withOverrides([flag], { toolbox: false, other: true })).toEqual([
      { ...flag, isActive: false },
      { name: 'other', isActive: true, activeOffers: {}, metadata: {} },
    ])
    expect(withOverrides([flag], {})).toEqual([flag])
  })
})
