import { type KeyboardEvent, type MouseEvent, memo, useCallback, useEffect, useId, useRef } from 'react'
import { Button, ButtonLink } from '#design/button.tsx'
import { ChevronLeftIcon, CloseIcon } from '#design/icon.tsx'
import { IconButtonLink } from '#design/icon-button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { Facets } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { pressOptions } from './option-keys.ts'
import { shownGroups } from './shown-groups.ts'
import { SwitchFilter } from './switch-filter.tsx'
import { useHiddenPanel } from './use-hidden-panel.ts'
import { focusPanelButton, panelId, useSheet } from './use-sheet.ts'

type Props = {
  facets: Facets
  /** How much the search found, as the button of the sheet says. */
  count?: number | undefined
}

/** All filters of a search: a column beside the results, on phones a sheet over them. One and the same element. */
export function FilterPanel({ facets, count }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useHiddenPanel()
  const show = useCallback(() => setHidden(false), [setHidden])
  const { isOpen, isLive, close } = useSheet(panel, show)
  useFocusWhenToggled(isHidden, panel)

  function closeHere(event: MouseEvent) {
    event.preventDefault()
    close()
  }

  function handleKey(event: KeyboardEvent) {
    pressOptions(event)
    // In a field with a text, Escape clears the text.
    const { target } = event
    const isTyping = target instanceof HTMLInputElement && target.type !== 'range' && target.value !== ''
    if (event.key === 'Escape' && isOpen && !isTyping) close()
  }

  return (
    <section
      ref={panel}
      id={panelId}
      tabIndex={-1}
      className={styles.panel}
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      aria-labelledby={titleId}
      data-filters={isOpen ? 'open' : isHidden ? 'hidden' : 'shown'}
      data-live={isLive || undefined}
      data-stay=""
      data-print="hide"
      onKeyDown={handleKey}
    >
      <div className={styles.scrim} data-scrim="" />
      <div className={styles.surface}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('search.filters.title')}
          </h2>
          <Button
            variant="quiet"
            size="small"
            className={styles.hide}
            icon={<ChevronLeftIcon size="small" />}
            onClick={() => setHidden(true)}
          >
            {t('search.filters.hide')}
          </Button>
          <IconButtonLink
            href="#main"
            label={t('search.filters.close')}
            className={styles.close}
            onClick={closeHere}
          >
            <CloseIcon />
          </IconButtonLink>
        </div>
        <div className={styles.body}>
          <Filters facets={facets} />
        </div>
        <SheetFoot count={count} onClose={closeHere} />
      </div>
    </section>
  )
}

/** Opening the sheet changes nothing about them. */
const Filters = memo(function Filters({ facets }: { facets: Facets }) {
  const { site } = useVisit()
  const { parameters } = useSearchControls()
  const { groups, switches } = shownGroups(site, parameters, facets)
  return (
    <>
      {groups.map((group) => (
        <FilterGroup key={group.name} {...group} />
      ))}
      {switches.length > 0 && (
        <div className={styles.switches}>
          {switches.map((name) => (
            <SwitchFilter key={name} name={name} />
          ))}
        </div>
      )}
    </>
  )
})

type FootProps = { count: number | undefined; onClose: (event: MouseEvent) => void }

function SheetFoot({ count, onClose }: FootProps) {
  const t = useTranslate()
  const { parameters, linkTo, isLoading } = useSearchControls()
  const show = parameters.assettype === 'film' ? 'search.filters.showFilms' : 'search.filters.showImages'
  return (
    <div className={styles.foot}>
      <ButtonLink href={linkTo({ clear: true })}>{t('search.filters.clear')}</ButtonLink>
      <div aria-live="polite" aria-busy={isLoading} className={styles.outcome}>
        <ButtonLink href="#main" variant="primary" wide onClick={onClose}>
          {count === undefined || isLoading ? t('search.filters.showResults') : t(show, { count })}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Whoever hides or shows the panel goes on from where the way back is. */
function useFocusWhenToggled(isHidden: boolean, panel: { current: HTMLElement | null }): void {
  const before = useRef(isHidden)
  useEffect(() => {
    if (before.current === isHidden) return
    before.current = isHidden
    if (isHidden) focusPanelButton()
    else panel.current?.focus({ preventScroll: true })
  }, [isHidden, panel])
}
