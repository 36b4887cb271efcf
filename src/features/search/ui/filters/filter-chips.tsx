import type { MouseEvent } from 'react'
import { ChipLink, ChipRow } from '#design/chip.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { Facets } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'
import { activeFilters } from './active-filters.ts'
import { Patch } from './color-filter.tsx'
import styles from './filter-chips.module.css'
import { useFilterTexts } from './use-filter-texts.ts'

/** Every filter of the search as a chip that takes it away. */
export function FilterChips({ facets = {} }: { facets?: Facets }) {
  const t = useTranslate()
  const { site } = useVisit()
  const { parameters, linkTo } = useSearchControls()
  const { filterOf } = useFilterTexts()
  const filters = activeFilters(site, parameters)
  if (filters.length === 0) return null
  const cleared = linkTo({ clear: true })
  return (
    <ChipRow role="group" aria-label={t('search.filters.active')} className={styles.chips} data-stay="">
      {filters.map((filter) => {
        const text = filterOf(filter, facets)
        return (
          <ChipLink
            key={`${filter.name} ${filter.value}`}
            href={linkTo(...filter.removal)}
            applied
            removable
            label={t('search.filters.remove', { filter: text })}
            icon={filter.name === 'colorindex' && <Patch colors={[filter.value]} />}
            className={styles.chip}
            rel="nofollow"
            onClick={passFocusOn}
          >
            {text}
          </ChipLink>
        )
      })}
      {filters.length > 1 && cleared !== linkTo() && (
        <TextLink href={cleared} variant="quiet" className={styles.clear} rel="nofollow">
          {t('search.filters.clear')}
        </TextLink>
      )}
    </ChipRow>
  )
}

/** The chip is gone in a moment; whoever pressed it by key goes on from its neighbor, or from the page's beginning. */
function passFocusOn({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== 0) return
  const neighbor = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
  const next = neighbor ?? currentTarget.closest('main')
  if (!(next instanceof HTMLElement)) return
  if (!neighbor) next.tabIndex = -1
  next.focus({ preventScroll: !neighbor })
}
