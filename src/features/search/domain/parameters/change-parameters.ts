import { dropUnavailable, fitValue, isAvailable, isSame, isSameValue } from './availability.ts'
import { consequences, type Follows, type Surroundings } from './consequences.ts'
import { factsOf } from './parameter-facts.ts'
import {
  type ParameterName,
  type ParameterRule,
  type ParameterValue,
  parameterTable,
  type SearchParameters,
} from './parameter-table.ts'
import type { SearchProfile } from './search-profile.ts'

/** Sets a parameter, or removes it (null). Ignored changes give the very same state back (SP-06). */
export function setParameter(
  before: SearchParameters,
  name: ParameterName,
  value: ParameterValue | null,
  surroundings: Surroundings,
): SearchParameters {
  const { profile } = surroundings
  if (!isAvailable(name, before, profile)) return before
  const fitting = value === null ? null : fitValue(name, value, factsOf(before, profile))
  const isEmptied = Array.isArray(value) && value.length === 0
  if (fitting === null && value !== null && !isEmptied) return before
  if (isSameValue(before[name], fitting ?? undefined)) return before

  const { [name]: _, ...others } = before
  let after: SearchParameters = fitting === null ? others : { ...others, [name]: fitting }
  let change = { ...surroundings, name, before, after }
  for (const consequence of consequences) {
    const settled = settle(after, consequence(change))
    if (settled === after) continue
    after = settled
    change = { ...change, after }
  }
  const settled = dropUnavailable(after, profile)
  return isSame(settled, before) ? before : settled
}

/** On if it was not, else unset: a flag, or the only value of a parameter such as `recentlyviewed`. */
export function toggleParameter(
  before: SearchParameters,
  name: ParameterName,
  surroundings: Surroundings,
): SearchParameters {
  const rule: ParameterRule = parameterTable[name]
  const on = rule.kind === 'flag' ? true : 'true'
  return setParameter(before, name, isSameValue(before[name], on) ? null : on, surroundings)
}

/** Each value by itself: in if it was out, out if it was in. */
export function toggleValues(
  before: SearchParameters,
  name: ParameterName,
  values: readonly string[],
  surroundings: Surroundings,
): SearchParameters {
  if (parameterTable[name].kind !== 'list') return before
  const held = before[name]
  const now = new Set(Array.isArray(held) ? (held as readonly string[]) : [])
  for (const value of values) if (!now.delete(value)) now.add(value)
  return setParameter(before, name, [...now], surroundings)
}

const surviving: readonly ParameterName[] = [
  'assettype',
  'editorialproducts',
  'family',
  'mediatype',
  'phrase',
  'premiumaccess',
  'easyaccess',
  'editorialsubscription',
  'excludenudity',
  'phraseprocessing',
]

/** Without the filters (SP-15; seed 4.2). */
export function clearParameters(before: SearchParameters, profile: SearchProfile): SearchParameters {
  const kept = profile.site === 'argus' ? [...surviving, 'alloweduse' as const] : surviving
  const left = Object.fromEntries(
    kept.filter((name) => before[name] !== undefined).map((name) => [name, before[name]]),
  ) as SearchParameters
  const settled = dropUnavailable(left, profile)
  return isSame(settled, before) ? before : settled
}

/** With what follows. Most changes have few consequences, and a panel asks for a hundred changes. */
function settle(parameters: SearchParameters, follows: Follows): SearchParameters {
  const names = Object.keys(follows) as ParameterName[]
  if (names.every((name) => isSameValue(parameters[name], follows[name]))) return parameters
  const entries = Object.entries({ ...parameters, ...follows }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
