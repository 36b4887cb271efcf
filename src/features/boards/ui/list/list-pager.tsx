import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { type ListAddress, listPageCount, listQuery } from '../../domain/list-address.ts'
import styles from './list-pager.module.css'

/** The way to boards beyond the first 250. */
export function ListPager({ address, total }: { address: ListAddress; total: number }) {
  const t = useTranslate()
  const visit = useVisit()
  const pageCount = listPageCount(total)
  if (pageCount === 1) return null
  const { page } = address
  const linkTo = (to: number) => links.boards(visit, listQuery({ ...address, page: to }))
  return (
    <nav className={styles.pager} aria-label={t('boards.list.pages')}>
      {page > 1 && (
        <ButtonLink href={linkTo(page - 1)} rel="prev">
          {t('boards.list.previous')}
        </ButtonLink>
      )}
      <span className={styles.place}>{t('boards.list.pageOf', { page, pageCount })}</span>
      {page < pageCount && (
        <ButtonLink href={linkTo(page + 1)} rel="next">
          {t('boards.list.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
