import { dropUnavailable } from './availability.ts'
import {
  type ParameterName,
  type ParameterRule,
  type ParameterValue,
  parameterAliases,
  parameterNames,
  parameterTable,
  type SearchParameters,
} from './parameter-table.ts'
import type { SearchProfile } from './search-profile.ts'

/** Whatever stands in a URL becomes parameters; what is unknown or not to be had is left out, nothing is an error (SP-02). */
export function parseParameters(query: URLSearchParams, profile: SearchProfile): SearchParameters {
  const read = parameterNames.flatMap((name) => {
    const text = textOf(name, query)
    return text === '' ? [] : [[name, readText(parameterTable[name], text)] as const]
  })
  return dropUnavailable(Object.fromEntries(read) as SearchParameters, profile)
}

/** As query values, in the order of the table, so that the same search has the same address. */
export function writeParameters(parameters: SearchParameters): Readonly<Record<string, string>> {
  const query: Record<string, string> = {}
  for (const name of parameterNames) {
    const value: ParameterValue | undefined = parameters[name]
    if (value !== undefined) query[name] = typeof value === 'object' ? value.join(',') : String(value)
  }
  return query
}

const olderNames = new Map(
  parameterNames.map((name) => [
    name,
    Object.keys(parameterAliases).filter((older) => parameterAliases[older] === name),
  ]),
)

/** The first that is said under its name, else under an older one. */
function textOf(name: ParameterName, query: URLSearchParams): string {
  const text = query.get(name)
  if (text) return text
  return (
    olderNames
      .get(name)
      ?.map((older) => query.get(older) ?? '')
      .find(Boolean) ?? ''
  )
}

function readText(rule: ParameterRule, text: string): ParameterValue {
  switch (rule.kind) {
    case 'flag':
      return text !== 'false'
    case 'list':
      return text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean)
    case 'one':
      return text
  }
}
