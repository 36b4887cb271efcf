import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropUnavailable, isSame } from './availability.ts'
import { clearParameters, setParameter, toggleParameter, toggleValues } from './change-parameters.ts'
import type { Surroundings } from './consequences.ts'
import { pageOf, withDefaults } from './default-parameters.ts'
import {
  type ParameterName,
  type ParameterRule,
  type ParameterValue,
  parameterNames,
  parameterTable,
  type SearchParameters,
} from './parameter-table.ts'
import { parseParameters, writeParameters } from './parameters-in-url.ts'
import { profileOf } from './search-profile.ts'

type Step = (
  state: SearchParameters,
  surroundings: Surroundings,
) => { name: ParameterName | null; after: SearchParameters }

const odd = fc.constantFrom(
  '',
  'dog',
  'brown dog',
  ' a,b ',
  '12',
  '7',
  '2026-02-28',
  'ff8800',
  '0',
  'true',
  '–∅"\u0000',
)

function valueArbitrary(name: ParameterName): fc.Arbitrary<ParameterValue | null> {
  const rule: ParameterRule = parameterTable[name]
  if (rule.kind === 'flag') return fc.option(fc.boolean())
  const one = 'choices' in rule ? fc.oneof(fc.constantFrom(...Object.keys(rule.choices)), odd) : odd
  return rule.kind === 'list' ? fc.option(fc.array(one, { maxLength: 4 })) : fc.option(one)
}

const stepArbitrary: fc.Arbitrary<Step> = fc
  .record({ name: fc.constantFrom(...parameterNames), how: fc.integer({ min: 0, max: 5 }) })
  .chain(({ name, how }) =>
    valueArbitrary(name).map(
      (value): Step =>
        (state, surroundings) => {
          if (how === 0) return { name, after: toggleParameter(state, name, surroundings) }
          if (how === 1 && Array.isArray(value))
            return { name, after: toggleValues(state, name, value, surroundings) }
          if (how === 2) return { name: null, after: clearParameters(state, surroundings.profile) }
          return { name, after: setParameter(state, name, value, surroundings) }
        },
    ),
  )

const surroundingsArbitrary: fc.Arbitrary<Surroundings> = fc.record({
  profile: fc
    .record({ site: fc.constantFrom('argus' as const, 'bokeh' as const), odd: fc.boolean() })
    .map(({ site, odd: isOdd }) => ({
      ...profileOf(site),
      ...(isOdd && { inEditorialNLSExperience: true, personalityDisambiguityOptedIn: false }),
    })),
  firstEvent: fc.option(fc.record({ images: fc.nat(2), films: fc.nat(2) })),
})

const walkArbitrary = fc.tuple(
  surroundingsArbitrary,
  fc.array(stepArbitrary, { minLength: 1, maxLength: 12 }),
)

test('however one walks: nothing unavailable is ever held, the page is the first after any other change, and the URL keeps all (SP-03, SP-06, SP-07, SP-17)', () => {
  fc.assert(
    fc.property(walkArbitrary, ([surroundings, steps]) => {
      let state: SearchParameters = {}
      for (const step of steps) {
        const { name, after } = step(state, surroundings)
        const { profile } = surroundings
        expect(dropUnavailable(after, profile)).toBe(after)
        if (after !== state) {
          expect(isSame(after, state)).toBe(false)
          if (name !== 'page') expect(pageOf(after)).toBe(1)
        }
        const written = new URLSearchParams(writeParameters(after))
        expect(isSame(parseParameters(written, profile), after)).toBe(true)
        state = after
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)

test('clearing twice is clearing once (SP-15), and defaults change nothing that was said (SP-05)', () => {
  fc.assert(
    fc.property(walkArbitrary, ([surroundings, steps]) => {
      const state = steps.reduce<SearchParameters>((at, step) => step(at, surroundings).after, {})
      const cleared = clearParameters(state, surroundings.profile)
      expect(clearParameters(cleared, surroundings.profile)).toBe(cleared)
      expect(withDefaults(state, surroundings.profile)).toMatchObject(state)
    }),
    { numRuns: 1_000 },
  )
})

test('any query string gives a state that the site can hold (SP-02)', () => {
  const entry = fc.tuple(
    fc.oneof(fc.constantFrom(...parameterNames, 'sort', 'analogcollection'), fc.string()),
    fc.oneof(odd, fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), surroundingsArbitrary, (entries, { profile }) => {
      const state = parseParameters(new URLSearchParams(entries), profile)
      expect(dropUnavailable(state, profile)).toBe(state)
      expect(isSame(parseParameters(new URLSearchParams(writeParameters(state)), profile), state)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
