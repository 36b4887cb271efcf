import { ButtonLink } from '#design/button.tsx'
import { Gallery } from '#features/assets/ui.ts'
import type { Translate } from '#i18n/messages.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { writeSearchRequest } from '../domain.ts'
import { Pager } from '../ui/pager.tsx'
import type { ResultsData } from './results.load.ts'
import styles from './results.module.css'

export const head: PageModule<ResultsData>['head'] = (data, { t }) => ({
  title: headingOf(data, t),
  description: t(data.type === 'film' ? 'search.filmsDescription' : 'search.description', {
    count: data.total,
    heading: headingOf(data, t),
  }),
  isUnlisted: data.assets.length === 0,
})

export const searchedPhrase = ({ request }: ResultsData) => request.phrase

export function Page(data: ResultsData) {
  const { type, request, assets, total, pageCount } = data
  const t = useTranslate()
  const visit = useVisit()
  const isFilm = type === 'film'
  const linkTo = (page: number) => links.search(visit, { type }, writeSearchRequest({ ...request, page }))
  return (
    <main id="main" className={styles.page}>
      <div className={styles.heading}>
        <h1>{headingOf(data, t)}</h1>
        <p className={styles.count}>{t(isFilm ? 'search.films' : 'search.count', { count: total })}</p>
      </div>
      {assets.length === 0 ? (
        <div className={styles.empty}>
          <p>{total === 0 ? t('search.nothing') : t('search.beyond')}</p>
          <ButtonLink href={total === 0 ? links.search(visit, { type }) : linkTo(1)}>
            {total > 0 ? t('search.firstPage') : t(isFilm ? 'search.allFilms' : 'search.everything')}
          </ButtonLink>
        </div>
      ) : (
        <Gallery assets={assets} firstInView={6} />
      )}
      {assets.length > 0 && <Pager page={request.page} pageCount={pageCount} linkTo={linkTo} />}
    </main>
  )
}

function headingOf({ type, request, collectionName }: ResultsData, t: Translate): string {
  const { phrase, family, mediatype } = request
  if (phrase !== '') return phrase
  if (collectionName) return collectionName
  if (mediatype) return t(`search.heading.${mediatype}`)
  if (type === 'film') return t('search.heading.films')
  return family ? t(`search.heading.${family}`) : t('search.heading.all')
}
