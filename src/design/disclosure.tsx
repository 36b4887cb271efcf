import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure.module.css'
import { ChevronDownIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** Beside the title, e.g. how many are chosen. */
  note?: ReactNode
  children: ReactNode
}

/** A heading that opens and shuts what stands under it. `name` lets only one of a group be open. */
export function Disclosure({ title, note, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <ChevronDownIcon size="small" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
