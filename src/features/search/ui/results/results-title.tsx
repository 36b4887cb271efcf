import type { ReactNode } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { Gallery } from '../../domain/gallery.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { Corrections } from '../corrections.tsx'
import { EventFacts, OtherOfEvent } from '../events/event-facts.tsx'
import { countOf } from './count-of.ts'
import { headingOf } from './heading-of.ts'
import { LikenessNote } from './likeness-note.tsx'
import styles from './results-title.module.css'

type Props = {
  parameters: SearchParameters
  gallery: Gallery | null
  /** Of the asset that results are like. */
  likenessPicture: ReactNode
}

/** What was searched for and how much there is; said aloud when it changes. */
export function ResultsTitle({ parameters, gallery, likenessPicture }: Props) {
  const t = useTranslate()
  const event = parameters.eventid ? gallery?.events[0] : undefined
  const isFilm = parameters.assettype === 'film'
  return (
    <>
      <div className={styles.title}>
        <h1>{headingOf({ parameters, gallery }, t)}</h1>
        <div role="status" className={styles.status}>
          {gallery && (
            <>
              <p className={styles.count}>
                {t(isFilm ? 'search.films' : 'search.count', { count: countOf(gallery) })}
              </p>
              <Corrections corrections={gallery.queryCorrections} />
            </>
          )}
        </div>
        {event && <OtherOfEvent event={event} isFilm={isFilm} />}
      </div>
      {event && <EventFacts event={event} className={styles.facts} />}
      {gallery?.likeness && <LikenessNote likeness={gallery.likeness} picture={likenessPicture} />}
    </>
  )
}
