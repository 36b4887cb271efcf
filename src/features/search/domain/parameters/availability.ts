import { type Facts, factsOf } from './parameter-facts.ts'
import {
  type ParameterName,
  type ParameterRule,
  type ParameterValue,
  parameterNames,
  parameterTable,
  type SearchParameters,
  valueAliases,
} from './parameter-table.ts'
import type { SearchProfile } from './search-profile.ts'

const longestList = 50

export function isAvailable(
  name: ParameterName,
  parameters: SearchParameters,
  profile: SearchProfile,
): boolean {
  return parameterTable[name].isAvailable(factsOf(parameters, profile))
}

/** The parameters there are in a state, each with its values where these are a list (api.md). */
export function availableParameters(
  parameters: SearchParameters,
  profile: SearchProfile,
): Readonly<Partial<Record<ParameterName, { readonly values?: readonly string[] }>>> {
  const facts = factsOf(parameters, profile)
  return Object.fromEntries(
    parameterNames
      .filter((name) => parameterTable[name].isAvailable(facts))
      .map((name) => {
        const rule: ParameterRule = parameterTable[name]
        const values = 'choices' in rule ? { values: allowedChoices(rule.choices, facts) } : {}
        return [name, values]
      }),
  )
}

/** The value as this parameter can hold it now: what is not among its values is left out. Null when nothing remains. */
export function fitValue(name: ParameterName, value: ParameterValue, facts: Facts): ParameterValue | null {
  const rule: ParameterRule = parameterTable[name]
  if (rule.kind === 'flag') return typeof value === 'boolean' ? value : null
  if (typeof value === 'boolean') return null
  const fitOne = (text: string): string | null => {
    const known = valueAliases[name]?.[text] ?? text
    if ('format' in rule) return rule.format(known)
    return Object.hasOwn(rule.choices, known) && rule.choices[known]?.(facts) ? known : null
  }
  if (rule.kind === 'one') return typeof value === 'string' ? fitOne(value) : null
  const texts = typeof value === 'string' ? [value] : value
  // A comma would be two values in a URL.
  const fitting = texts.map((text) => fitOne(text.replaceAll(',', ' '))).filter((text) => text !== null)
  const several = [...new Set(fitting)].slice(0, longestList)
  return several.length > 0 ? several : null
}

/**
 * Without whatever is not to be had in this state (SP-17). One that goes may make another available or take it along, so
 * this is repeated until nothing goes.
 */
export function dropUnavailable(parameters: SearchParameters, profile: SearchProfile): SearchParameters {
  const facts = factsOf(parameters, profile)
  const kept = (Object.entries(parameters) as [ParameterName, ParameterValue | undefined][]).flatMap(
    ([name, value]) => {
      if (value === undefined || !parameterTable[name].isAvailable(facts)) return []
      const fitting = fitValue(name, value, facts)
      return fitting === null ? [] : [[name, fitting] as const]
    },
  )
  const left = Object.fromEntries(kept) as SearchParameters
  return isSame(left, parameters) ? parameters : dropUnavailable(left, profile)
}

export function isSame(one: SearchParameters, other: SearchParameters): boolean {
  return one === other || (isWithin(one, other) && isWithin(other, one))
}

/** Only what is said is compared: of some sixty parameters a search has a few, and a panel compares it a hundred times. */
function isWithin(one: SearchParameters, other: SearchParameters): boolean {
  for (const name in one) {
    if (!isSameValue(one[name as ParameterName], other[name as ParameterName])) return false
  }
  return true
}

export function isSameValue(one: ParameterValue | undefined, other: ParameterValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value, at) => value === other[at])
}

function allowedChoices(choices: Readonly<Record<string, (facts: Facts) => boolean>>, facts: Facts) {
  const allowed = Object.keys(choices).filter((value) => choices[value]?.(facts))
  // An object puts keys that look like whole numbers before all others: 24 before 23.98.
  return allowed.some((value) => Number.isNaN(Number(value)))
    ? allowed
    : allowed.sort((one, other) => Number(one) - Number(other))
}
