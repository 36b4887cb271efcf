import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

export type ButtonLook = {
  /** One primary button per region. The default is secondary. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'medium' | 'small' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** Stands before the text. */
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: a turning ring is shown and presses are ignored, but focus stays. */
    busy?: boolean | undefined
  }

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string }

function classOf({ variant = 'secondary', size = 'medium', wide }: ButtonLook, className?: string): string {
  return joinClasses(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  )
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy = false, className, onClick, children, ...rest } = props

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <span className={styles.ring} aria-hidden="true" /> : icon}
      <span className={styles.text}>{children}</span>
    </button>
  )
}

/** Looks like a button and is a link: for what leads to another page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, className, children, ...rest } = props
  return (
    <a {...rest} className={classOf({ variant, size, wide }, className)}>
      {icon}
      <span className={styles.text}>{children}</span>
    </a>
  )
}
