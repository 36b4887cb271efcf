import { ButtonLink } from '#design/button.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import styles from './nothing-covered.module.css'

type Props = {
  day: string | null
  isFilms: boolean
  /** The desk without a day, or all desks; null where it is these that have nothing. */
  widerHref: string | null
  searchHref: string
}

/** Nothing to show: what was looked for, and two ways on. */
export function NothingCovered({ day, isFilms, widerHref, searchHref }: Props) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <div className={styles.empty}>
      <h2>
        {day === null
          ? t(isFilms ? 'editorial.empty.films' : 'editorial.empty.desk')
          : t('editorial.empty.day', { day: date(day, 'long') })}
      </h2>
      {widerHref !== null && (
        <p>{t(day === null ? 'editorial.empty.deskHint' : 'editorial.empty.dayHint')}</p>
      )}
      <div className={styles.ways}>
        {widerHref !== null && (
          <ButtonLink href={widerHref} variant="primary">
            {t(day === null ? 'editorial.empty.allDesks' : 'editorial.day.all')}
          </ButtonLink>
        )}
        <ButtonLink href={searchHref}>{t('editorial.empty.search')}</ButtonLink>
      </div>
    </div>
  )
}
