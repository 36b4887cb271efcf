import { useTranslate } from '#i18n/translate-context.tsx'
import { OptionRow } from './option-link.tsx'
import type { ShownPart } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** One of a few, or any. */
export function ChoiceFilter({ name, options }: ShownPart) {
  const t = useTranslate()
  const { labelOf, wordOf } = useFilterTexts()
  return (
    <div role="radiogroup" aria-label={labelOf(name)}>
      <OptionRow
        role="radio"
        change={{ set: name, to: null }}
        isChosen={!options.some(({ isChosen }) => isChosen)}
      >
        {t('search.filters.any')}
      </OptionRow>
      {options.map(({ value, count, isChosen }) => (
        <OptionRow
          key={value}
          role="radio"
          change={{ set: name, to: value }}
          isChosen={isChosen}
          count={count}
        >
          {wordOf(name, value)}
        </OptionRow>
      ))}
    </div>
  )
}
