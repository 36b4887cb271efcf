import { useState } from 'react'
import { SearchIcon } from '#design/icon.tsx'
import type { MessageKey } from '#i18n/messages.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './names-filter.module.css'
import { OptionRow } from './option-link.tsx'
import { type FilterOption, type ShownPart, toggleOf } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

type FindKey = Extract<MessageKey, `search.filters.find.${string}`>

const shownAtFirst = 6

/** People, places and whatever else has a name of its own: the first few, all of them on request, and a field to find one. */
export function NamesFilter({ name, options }: ShownPart) {
  const t = useTranslate()
  const { labelOf } = useFilterTexts()
  const [wanted, setWanted] = useState('')
  const row = (option: FilterOption) => (
    <OptionRow
      key={option.value}
      role="checkbox"
      change={toggleOf(name, option)}
      isChosen={option.isChosen}
      count={option.count}
    >
      {option.name}
    </OptionRow>
  )
  const isLong = options.length > shownAtFirst
  const found = options.filter((option) => contains(option.name, wanted))
  const rest = options.slice(shownAtFirst)
  // What is chosen is never out of sight at first; later the visitor decides.
  const [isOpenAtFirst] = useState(rest.some(({ isChosen }) => isChosen))
  return (
    <fieldset aria-label={labelOf(name)}>
      {isLong && (
        <label className={styles.find}>
          <SearchIcon size="small" />
          <input
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            placeholder={t(`search.filters.find.${name}` as FindKey)}
            aria-label={t(`search.filters.find.${name}` as FindKey)}
            autoComplete="off"
          />
        </label>
      )}
      {wanted ? found.map(row) : options.slice(0, shownAtFirst).map(row)}
      {wanted && found.length === 0 && (
        <p className={styles.none} role="status">
          {t('search.filters.noMatch')}
        </p>
      )}
      {isLong && !wanted && (
        <details className={styles.more} open={isOpenAtFirst}>
          <summary>{t('search.filters.showAll', { count: options.length })}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  )
}

function contains(name: string, wanted: string): boolean {
  return name.toLowerCase().includes(wanted.trim().toLowerCase())
}
