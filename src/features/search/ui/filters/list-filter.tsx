import { OptionRow } from './option-link.tsx'
import type { ShownPart } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Any of a list. */
export function ListFilter({ name, options }: ShownPart) {
  const { labelOf, wordOf } = useFilterTexts()
  return (
    <fieldset aria-label={labelOf(name)}>
      {options.map(({ value, count, isChosen }) => (
        <OptionRow
          key={value}
          role="checkbox"
          change={{ toggle: name, values: [value] }}
          isChosen={isChosen}
          count={count}
        >
          {wordOf(name, value)}
        </OptionRow>
      ))}
    </fieldset>
  )
}
