import type { ParameterName } from '../../domain/parameters/parameter-table.ts'
import { useSearchControls } from '../search-controls.tsx'
import { switchValues } from './filter-groups.data.ts'
import { OptionRow } from './option-link.tsx'
import { chosenValues } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** On or off. */
export function SwitchFilter({ name }: { name: ParameterName }) {
  const { parameters } = useSearchControls()
  const { labelOf } = useFilterTexts()
  const on = switchValues[name] ?? true
  const isOn = chosenValues(parameters, name).includes(String(on))
  return (
    <OptionRow role="switch" change={{ set: name, to: isOn ? null : on }} isChosen={isOn}>
      {labelOf(name)}
    </OptionRow>
  )
}
