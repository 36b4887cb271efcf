import { useState } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './length-slider.module.css'

/** The last mark means this long or longer. */
const longest = 60

export type Span = Readonly<{ min: string; max: string }>

type Props = {
  /** As the search says; an open end is empty. */
  span: Span
  /** Told while a thumb moves. The form hears of the end by itself, as of any field that has its value. */
  onSlide: (span: Span) => void
}

/** Two thumbs on one line, over the fields in which the same can be typed. Without scripts these do alone. */
export function LengthSlider({ span, onSlide }: Props) {
  const t = useTranslate()
  const [moved, setMoved] = useState<{ span: Span; before: Span } | null>(null)
  const isOver = moved !== null && (moved.before.min !== span.min || moved.before.max !== span.max)
  if (isOver) setMoved(null)
  const { min, max } = moved && !isOver ? moved.span : span
  const low = markOf(min, 0)
  const high = Math.max(low, markOf(max, longest))

  // The end that is not moved stays as it was typed, also beyond the last mark.
  function slide(next: Span) {
    setMoved({ span: next, before: span })
    onSlide(next)
  }

  return (
    <div className={styles.slider}>
      <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
        <rect width={longest} height="1" className={styles.whole} />
        <rect x={low} width={high - low} height="1" className={styles.chosen} />
      </svg>
      <input
        type="range"
        min="0"
        max={longest}
        value={low}
        aria-label={t('search.filters.shortest')}
        onChange={(event) => slide({ min: textOf(Math.min(Number(event.target.value), high), 0), max })}
        className={joinClasses(styles.thumb, low === longest && styles.above)}
      />
      <input
        type="range"
        min="0"
        max={longest}
        value={high}
        aria-label={t('search.filters.longest')}
        {...(high === longest && { 'aria-valuetext': `${longest}+` })}
        onChange={(event) => slide({ min, max: textOf(Math.max(Number(event.target.value), low), longest) })}
        className={styles.thumb}
      />
    </div>
  )
}

function textOf(mark: number, open: number): string {
  return mark === open ? '' : String(mark)
}

function markOf(seconds: string, open: number): number {
  return seconds === '' ? open : Math.min(longest, Number(seconds))
}
