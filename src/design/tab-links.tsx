import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './tabs.module.css'

export type TabLink = { href: string; label: ReactNode; count?: ReactNode; current?: boolean }

export type TabLinksProps = {
  /** Names the navigation for those who listen. */
  label: string
  links: readonly TabLink[]
  className?: string | undefined
}

/** Tabs that lead to pages: plain links that look like tabs. */
export function TabLinks({ label, links, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={joinClasses(styles.bar, className)}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.tab}>
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
