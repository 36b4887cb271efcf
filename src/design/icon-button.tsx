import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'
import { joinClasses } from './join-classes.ts'

type IconButtonLook = {
  /** What it does, in words: it has no other text. */
  label: string
  /** The icon. */
  children: ReactNode
  /** `plate` is for pictures: a light plate in both schemes. */
  variant?: 'quiet' | 'outlined' | 'plate' | undefined
  /** A number at the corner; say it in `label` too, since this one is not read out. */
  count?: ReactNode
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonLook & {
    /** Makes it a toggle that is read out as pressed or not. */
    pressed?: boolean | undefined
  }

export type IconButtonLinkProps = Omit<ComponentProps<'a'>, 'children' | 'aria-label'> &
  IconButtonLook & { href: string }

function Count({ count }: { count: ReactNode }) {
  if (count === undefined || count === null) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  )
}

export function IconButton(props: IconButtonProps) {
  const { label, children, variant = 'quiet', count, pressed, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={joinClasses(styles.button, styles[variant], className)}
    >
      {children}
      <Count count={count} />
    </button>
  )
}

export function IconButtonLink(props: IconButtonLinkProps) {
  const { label, children, variant = 'quiet', count, className, href, ...rest } = props
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      className={joinClasses(styles.button, styles[variant], className)}
    >
      {children}
      <Count count={count} />
    </a>
  )
}
