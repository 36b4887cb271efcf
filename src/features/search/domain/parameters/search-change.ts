import { clearParameters, setParameter, toggleParameter, toggleValues } from './change-parameters.ts'
import type { Surroundings } from './consequences.ts'
import type { ParameterName, ParameterValue, SearchParameters } from './parameter-table.ts'

/** One thing a visitor changes about a search (seed 4.1). */
export type SearchChange =
  | Readonly<{ set: ParameterName; to: ParameterValue | null }>
  | Readonly<{ toggle: ParameterName; values?: readonly string[] }>
  | Readonly<{ clear: true }>

/** The search after some changes, each with its consequences, one after the other. */
export function changeSearch(
  parameters: SearchParameters,
  changes: readonly SearchChange[],
  surroundings: Surroundings,
): SearchParameters {
  return changes.reduce((before, change) => changeOnce(before, change, surroundings), parameters)
}

function changeOnce(before: SearchParameters, change: SearchChange, surroundings: Surroundings) {
  if ('clear' in change) return clearParameters(before, surroundings.profile)
  if ('set' in change) return setParameter(before, change.set, change.to, surroundings)
  return change.values
    ? toggleValues(before, change.toggle, change.values, surroundings)
    : toggleParameter(before, change.toggle, surroundings)
}
