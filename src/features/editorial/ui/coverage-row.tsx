import type { ReactNode } from 'react'
import type { Coverage } from '../domain/coverage.ts'
import { CoverageCounts } from './coverage-counts.tsx'
import styles from './coverage-row.module.css'
import { Kicker } from './kicker.tsx'

type Props = {
  coverage: Coverage
  /** To all of it: its images, or on the desk of films its films. */
  href: string
  /** To its films, where they are not what it leads to. */
  filmsHref: string | null
  frames: ReactNode
}

/** One event: where, what, how much, and a few frames. A press anywhere leads to all of it. */
export function CoverageRow({ coverage, href, filmsHref, frames }: Props) {
  return (
    <article className={styles.row}>
      <div>
        <Kicker coverage={coverage} />
        <h4 className={styles.name}>
          <a href={href} data-ahead>
            {coverage.name}
          </a>
        </h4>
        <CoverageCounts coverage={coverage} filmsHref={filmsHref} />
      </div>
      <div className={styles.frames}>{frames}</div>
    </article>
  )
}
