import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { Coverage } from '../domain/coverage.ts'
import { CoverageCounts } from './coverage-counts.tsx'
import { Kicker } from './kicker.tsx'
import styles from './lead.module.css'

type Props = {
  /** What stands above: the page's heading. */
  heading: ReactNode
  coverage: Coverage
  href: string
  filmsHref: string | null
  today: string
  /** The first is the largest. */
  frames: ReactNode
}

/** The newest event, large. */
export function Lead({ heading, coverage, href, filmsHref, today, frames }: Props) {
  const t = useTranslate()
  const { name, images, films } = coverage
  return (
    <section className={styles.lead} aria-labelledby="lead">
      <div className={styles.text}>
        <div className={styles.top}>{heading}</div>
        <Kicker coverage={coverage} today={today} />
        <h2 id="lead" className={styles.name}>
          {name}
        </h2>
        {images > 0 && films > 0 && <CoverageCounts coverage={coverage} filmsHref={filmsHref} />}
        <ButtonLink href={href} variant="primary" className={styles.all} data-ahead>
          {images === 0
            ? t('editorial.seeFilms', { count: films })
            : t('editorial.seeImages', { count: images })}
        </ButtonLink>
      </div>
      <div className={styles.frames}>{frames}</div>
    </section>
  )
}
