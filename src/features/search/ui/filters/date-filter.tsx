import type { FormEvent } from 'react'
import { Button } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSearchControls } from '../search-controls.tsx'
import { fieldOf, KeptForm } from './kept-form.tsx'
import { OptionRow } from './option-link.tsx'
import styles from './range-fields.module.css'
import type { ShownPart } from './shown-groups.ts'
import { SyncedField } from './synced-field.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** How recent, or between two days where the site has that. */
export function DateFilter({ name, options }: ShownPart) {
  const { parameters } = useSearchControls()
  const { labelOf, wordOf } = useFilterTexts()
  const isRange = Boolean(parameters.begindate || parameters.enddate) || parameters.recency === 'daterange'
  const chosen = isRange ? 'daterange' : (parameters.recency ?? 'anydate')
  return (
    <>
      <div role="radiogroup" aria-label={labelOf(name)}>
        {['anydate', ...options.map(({ value }) => value)].map((value) => (
          <OptionRow
            key={value}
            role="radio"
            change={{ set: 'recency', to: value === 'anydate' ? null : value }}
            isChosen={value === chosen}
            count={options.find((option) => option.value === value)?.count}
          >
            {wordOf(name, value)}
          </OptionRow>
        ))}
      </div>
      {isRange && <DateRange />}
    </>
  )
}

function DateRange() {
  const t = useTranslate()
  const { parameters, linkTo, go } = useSearchControls()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const days = [fieldOf(form, 'begindate'), fieldOf(form, 'enddate')]
    // Whoever mixes the two up means the days between them.
    const [from = '', to = ''] = days.every(Boolean) ? days.sort() : days
    go(
      { set: 'recency', to: from || to ? 'daterange' : null },
      { set: 'begindate', to: from || null },
      { set: 'enddate', to: to || null },
    )
  }

  return (
    <KeptForm
      href={linkTo({ set: 'recency', to: 'daterange' })}
      fields={['begindate', 'enddate']}
      onSubmit={apply}
      className={styles.form}
    >
      <SyncedField
        label={t('search.filters.from')}
        type="date"
        name="begindate"
        value={parameters.begindate ?? ''}
        className={styles.field}
      />
      <SyncedField
        label={t('search.filters.to')}
        type="date"
        name="enddate"
        value={parameters.enddate ?? ''}
        className={styles.field}
      />
      <Button type="submit" size="small" wide className={styles.apply}>
        {t('search.filters.apply')}
      </Button>
    </KeptForm>
  )
}
