import type { ComponentProps, ReactNode } from 'react'
import { ExternalLinkIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './text-link.module.css'

export type TextLinkProps = ComponentProps<'a'> & {
  href: string
  /** `quiet` is for lists of links, where an underline on each would be noise. */
  variant?: 'plain' | 'strong' | 'quiet' | undefined
  /** Marks a link that leaves the site; the text is read out after the link's own (ROUTE-09). */
  external?: ReactNode
}

export function TextLink(props: TextLinkProps) {
  const { variant = 'plain', external, className, children, ...rest } = props
  return (
    <a
      {...rest}
      rel={external ? joinClasses('noopener', rest.rel) : rest.rel}
      className={joinClasses(styles.link, styles[variant], className)}
    >
      {children}
      {external && (
        <>
          <ExternalLinkIcon size="small" className={styles.icon} />
          <span className="visually-hidden"> {external}</span>
        </>
      )}
    </a>
  )
}
