import { ButtonLink } from '#design/button.tsx'
import { FilterIcon } from '#design/icon.tsx'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import { useSearchControls } from '../search-controls.tsx'
import { countFilters } from './active-filters.ts'
import styles from './filter-button.module.css'
import { panelId } from './use-sheet.ts'

/** Opens the panel where it is not seen: on phones, and where the visitor hid it. */
export function FilterButton() {
  const t = useTranslate()
  const { number } = useFormats()
  const { site } = useVisit()
  const count = countFilters(site, useSearchControls().parameters)
  return (
    <ButtonLink
      href={`#${panelId}`}
      size="small"
      icon={<FilterIcon size="small" />}
      className={styles.button}
      data-print="hide"
    >
      {t('search.filters.title')}
      {count > 0 && (
        <>
          <b aria-hidden="true"> {number(count)}</b>
          <VisuallyHidden>, {t('search.filters.chosen', { count })}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  )
}
