import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './pager.module.css'

type Props = { page: number; pageCount: number; linkTo: (page: number) => string }

/** Real links, so that paging works without scripts and for those who only read links. */
export function Pager({ page, pageCount, linkTo }: Props) {
  const t = useTranslate()
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pager} aria-label={t('search.pages')}>
      {page > 1 && (
        <ButtonLink href={linkTo(page - 1)} rel="prev">
          {t('search.previous')}
        </ButtonLink>
      )}
      <span>{t('search.pageOf', { page, pageCount })}</span>
      {page < pageCount && (
        <ButtonLink href={linkTo(page + 1)} rel="next" variant="primary">
          {t('search.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
