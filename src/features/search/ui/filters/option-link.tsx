import { type ComponentProps, type MouseEvent, useState } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { afterPaint } from '#visit/after-paint.ts'
import { isPlainPress } from '#visit/is-plain-press.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import type { SearchChange } from '../../domain/parameters/search-change.ts'
import { useSearchControls } from '../search-controls.tsx'
import styles from './option-link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'role' | 'rel' | 'href' | 'onClick'> & {
  change: SearchChange
  role: 'checkbox' | 'radio' | 'switch'
  isChosen: boolean
}

/**
 * A filter that can be chosen. It is a link, so it works without scripts, and reads as what it looks like; the panel
 * lets the space bar press it. Crawlers need not follow every combination.
 */
export function OptionLink({ change, isChosen, role, ...link }: LinkProps) {
  const { parameters, linkTo, go } = useSearchControls()
  // What it shows from the press on, until the search has followed.
  const [pressed, setPressed] = useState<{ isChosen: boolean; before: SearchParameters } | null>(null)
  if (pressed && pressed.before !== parameters) setPressed(null)
  const state = { 'aria-checked': pressed?.isChosen ?? isChosen }

  function choose(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    setPressed({ isChosen: role === 'radio' || !state['aria-checked'], before: parameters })
    // It is seen to be pressed before the search is asked for; the question is as old as that frame.
    afterPaint(() => go(change))
  }

  return <a {...link} role={role} {...state} href={linkTo(change)} rel="nofollow" onClick={choose} />
}

type RowProps = LinkProps & { count?: number | null | undefined }

/** A line of its own, with its box, dot or switch, and how much there would be. */
export function OptionRow({ count = null, children, ...link }: RowProps) {
  return (
    <OptionLink {...link} className={joinClasses(styles.row, styles[link.role])}>
      <span className={styles.text}>{children}</span>
      {count !== null && <Count count={count} />}
    </OptionLink>
  )
}

function Count({ count }: { count: number }) {
  const t = useTranslate()
  const { number } = useFormats()
  const isFilm = useSearchControls().parameters.assettype === 'film'
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {number(count)}
      </span>
      <VisuallyHidden>
        , {t(isFilm ? 'search.filters.films' : 'search.filters.images', { count })}
      </VisuallyHidden>
    </>
  )
}
