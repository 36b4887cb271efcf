import { Button } from '#design/button.tsx'
import { ChevronDownIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import { availableParameters } from '../../domain/parameters/availability.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { useSearchControls } from '../search-controls.tsx'
import { KeptForm } from './kept-form.tsx'
import styles from './sort-choice.module.css'
import { useFilterTexts } from './use-filter-texts.ts'

/** The order of the results, where there is a choice. */
export function SortChoice() {
  const t = useTranslate()
  const { site } = useVisit()
  const { parameters, linkTo, go } = useSearchControls()
  const { wordOf } = useFilterTexts()
  const values = availableParameters(parameters, profileOf(site)).sortorder?.values
  if (!values) return null
  const unsaid = values.includes('best') ? 'best' : ''
  const chosen = parameters.sortorder ?? unsaid
  return (
    <KeptForm href={linkTo()} fields={['sortorder']} className={styles.form} data-print="hide">
      <label className={styles.box}>
        <span className={styles.label}>{t('search.filters.sort')}</span>
        <select
          name="sortorder"
          value={chosen}
          onChange={(event) => go({ set: 'sortorder', to: event.target.value })}
          className={styles.select}
        >
          {chosen === '' && <option value="">{t('search.filters.sortDefault')}</option>}
          {values.map((value) => (
            <option key={value} value={value}>
              {wordOf('sortorder', value)}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </label>
      <noscript>
        <Button type="submit" size="small">
          {t('search.filters.apply')}
        </Button>
      </noscript>
    </KeptForm>
  )
}
