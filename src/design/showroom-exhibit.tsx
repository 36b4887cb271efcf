import type { ReactNode } from 'react'
import styles from './showroom.module.css'

/** One line of the showroom: a name and what it shows. */
export function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.exhibit}>
      <h2 className={styles.name}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}
