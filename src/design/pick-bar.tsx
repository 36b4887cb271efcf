import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { CloseIcon, EyeOffIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './pick-bar.module.css'
import { leadBack, placeBefore } from './pick-bar-focus.ts'

/** A picture of what is picked. Of one that not everyone wants to see there is a sign alone. */
export type PickThumb = Readonly<{ id: string; picture: Readonly<{ jpg: string; avif: string }> | null }>

/** Of more than these, the latest are shown. */
const shownThumbs = 3

export type PickBarProps = {
  /** What it is, for those who listen. */
  label: string
  /** How many are picked, in words. */
  count: ReactNode
  /** In the order of picking. */
  thumbs?: readonly PickThumb[] | undefined
  /** Ways to pick more, beside the count. With them, what can be done has a row of its own on phones. */
  more?: ReactNode
  /** What can be done with all of it: buttons. */
  children?: ReactNode
  /** What has just been done. Give it from the start, empty, or it will not be read out. */
  said?: string | undefined
  clearLabel: string
  onClear: () => void
}

/**
 * What was picked and what can be done with all of it, over the end of the page. Whoever clears it is led back to where they came
 * from; so does Escape, which clears nothing.
 */
export function PickBar(props: PickBarProps) {
  const { label, count, thumbs = [], more, children, said, clearLabel, onClear } = props
  const cameFrom = useRef<HTMLElement>(null)

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    cameFrom.current = placeBefore(currentTarget, relatedTarget) ?? cameFrom.current
  }

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    leadBack(cameFrom.current)
  }

  function clear() {
    leadBack(cameFrom.current)
    onClear()
  }

  return (
    <section
      className={joinClasses(styles.bar, more !== undefined && styles.below)}
      aria-label={label}
      data-print="hide"
      onFocus={remember}
      onKeyDown={leaveByEscape}
    >
      {thumbs.length > 0 && (
        <div className={styles.thumbs} aria-hidden="true">
          {thumbs.slice(-shownThumbs).map((thumb) => (
            <Thumb key={thumb.id} {...thumb} />
          ))}
        </div>
      )}
      <b className={styles.count}>{count}</b>
      {more && <div className={styles.more}>{more}</div>}
      <div className={styles.actions}>{children}</div>
      {said !== undefined && (
        <span role="status" className={styles.said}>
          {said}
        </span>
      )}
      <IconButton label={clearLabel} className={styles.clear} onClick={clear}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}

function Thumb({ picture }: Pick<PickThumb, 'picture'>) {
  if (picture === null)
    return (
      <span className={styles.thumb}>
        <EyeOffIcon size="small" />
      </span>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} />
      <img className={styles.thumb} src={picture.jpg} alt="" width={40} height={40} />
    </picture>
  )
}
