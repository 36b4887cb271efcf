import { OptionLink } from './option-link.tsx'
import { type ShownPart, toggleOf } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'
import styles from './words-filter.module.css'

/** Short words side by side; one that is chosen is let go by choosing it again. */
export function WordsFilter({ name, options }: ShownPart) {
  const { labelOf, wordOf } = useFilterTexts()
  return (
    <fieldset aria-label={labelOf(name)} className={styles.words}>
      {options.map((option) => (
        <OptionLink
          key={option.value}
          role="checkbox"
          change={toggleOf(name, option)}
          isChosen={option.isChosen}
          className={styles.word}
        >
          {wordOf(name, option.value)}
        </OptionLink>
      ))}
    </fieldset>
  )
}
