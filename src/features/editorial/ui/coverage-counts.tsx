import { useTranslate } from '#i18n/translate-context.tsx'
import type { Coverage } from '../domain/coverage.ts'
import styles from './coverage-counts.module.css'

type Props = { coverage: Coverage; filmsHref: string | null }

/** How many images and films there are; films may be a link beside that of the whole. */
export function CoverageCounts({ coverage: { name, images, films }, filmsHref }: Props) {
  const t = useTranslate()
  return (
    <p className={styles.counts}>
      {images > 0 && t('editorial.images', { count: images })}
      {images > 0 && films > 0 && ' · '}
      {films > 0 &&
        (filmsHref === null ? (
          t('editorial.films', { count: films })
        ) : (
          <a href={filmsHref} className={styles.films}>
            {t('editorial.films', { count: films })}
            <span className="visually-hidden">, {name}</span>
          </a>
        ))}
    </p>
  )
}
