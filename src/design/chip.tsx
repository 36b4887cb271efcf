import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'
import { CloseIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type ChipLook = {
  /** The filter is in force. */
  applied?: boolean | undefined
  /** Shows a cross behind the text: pressing the chip removes it. */
  removable?: boolean | undefined
  /** Stands before the text. */
  icon?: ReactNode
  /** What pressing does, in words that contain the visible text. */
  label?: string | undefined
}

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-label'> & ChipLook
export type ChipLinkProps = Omit<ComponentProps<'a'>, 'aria-label'> & ChipLook & { href: string }

function classOf(applied: boolean | undefined, className: string | undefined): string {
  return joinClasses(styles.chip, applied && styles.applied, className)
}

/** A filter as a button; one that is not removable reads as pressed or not. */
export function Chip({ applied, removable, icon, label, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={removable ? undefined : applied}
      className={classOf(applied, className)}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {removable && <CloseIcon size="small" />}
    </button>
  )
}

/** A filter as a link, so that it works without a script. */
export function ChipLink(props: ChipLinkProps) {
  const { applied, removable, icon, label, className, children, href, ...rest } = props
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      aria-current={applied && !removable ? 'true' : undefined}
      className={classOf(applied, className)}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {removable && <CloseIcon size="small" />}
    </a>
  )
}

/** Chips in rows, with the gaps they need. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.row, className)} />
}
