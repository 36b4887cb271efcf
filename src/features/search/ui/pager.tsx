import { ButtonLink } from '#design/button.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import styles from './pager.module.css'
import { pagesAround } from './results/pages-around.ts'
import { useSearchControls } from './search-controls.tsx'

type Props = { page: number; pageCount: number }

/** Real links, so that paging works without scripts and for those who only read links. */
export function Pager({ page, pageCount }: Props) {
  const t = useTranslate()
  const { number } = useFormats()
  const { linkTo } = useSearchControls()
  if (pageCount <= 1) return null
  const linkToPage = (to: number) => linkTo({ set: 'page', to: String(to) })
  return (
    <nav className={styles.pager} aria-label={t('search.pages')}>
      {page > 1 && (
        <ButtonLink href={linkToPage(page - 1)} rel="prev">
          {t('search.previous')}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, pageCount).map((each, at) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
            <li key={`gap-${at}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={each}>
              <a
                href={linkToPage(each)}
                aria-current={each === page ? 'page' : undefined}
                aria-label={t('search.page', { page: each })}
                className={styles.page}
              >
                {number(each)}
              </a>
            </li>
          ),
        )}
      </ol>
      <span className={styles.place}>{t('search.pageOf', { page, pageCount })}</span>
      {page < pageCount && (
        <ButtonLink href={linkToPage(page + 1)} rel="next" variant="primary" data-ahead>
          {t('search.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
