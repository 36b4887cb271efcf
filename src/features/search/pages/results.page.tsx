import { ButtonLink } from '#design/button.tsx'
import { TabLinks } from '#design/tab-links.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Gallery } from '#features/assets/ui.ts'
import type { Translate } from '#i18n/messages.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { writeSearchRequest } from '../domain/search-request.ts'
import { Pager } from '../ui/pager.tsx'
import { RelatedTerms } from '../ui/related-terms.tsx'
import { Clarifications, Corrections, Explanation, type LinkTo } from '../ui/result-notes.tsx'
import type { Results, ResultsData } from './results.load.ts'
import styles from './results.module.css'

export const head: PageModule<ResultsData>['head'] = (data, { t }) => ({
  title: headingOf(data, t),
  description: t(data.type === 'film' ? 'search.filmsDescription' : 'search.description', {
    count: data.results?.totals[data.type] ?? 0,
    heading: headingOf(data, t),
  }),
  isUnlisted: (data.results?.cards.length ?? 0) === 0,
})

export const searchedPhrase = ({ request }: ResultsData) => request.phrase

export function Page(data: ResultsData) {
  const { type, request, results } = data
  const t = useTranslate()
  const visit = useVisit()
  const linkTo: LinkTo = (change) =>
    links.search(visit, { type }, writeSearchRequest({ ...request, page: 1, ...change }))
  return (
    <main id="main" className={styles.page}>
      <div className={styles.heading}>
        <h1>{headingOf(data, t)}</h1>
        {results && (
          <p className={styles.count}>
            {t(type === 'film' ? 'search.films' : 'search.count', { count: results.totals[type] })}
          </p>
        )}
      </div>
      {results ? (
        <Found data={data} results={results} linkTo={linkTo} />
      ) : (
        <div className={styles.empty} role="status">
          <p>{t('search.unavailable')}</p>
          <ButtonLink href={linkTo({ page: request.page })} variant="primary" data-reload>
            {t('search.tryAgain')}
          </ButtonLink>
        </div>
      )}
    </main>
  )
}

function Found({ data, results, linkTo }: { data: ResultsData; results: Results; linkTo: LinkTo }) {
  const { type, request } = data
  const { cards, totals, pageCount, corrections, clarifications, explanation, relatedTerms } = results
  const t = useTranslate()
  const visit = useVisit()
  const isNewestBetter = results.recommendation?.autoApplied === false && cards.length > 1
  return (
    <>
      <TypeTabs data={data} totals={totals} />
      <Corrections corrections={corrections} linkTo={linkTo} />
      <Explanation parts={explanation} linkTo={linkTo} />
      <Clarifications clarifications={clarifications} linkTo={linkTo} />
      {isNewestBetter && (
        <p className={styles.advice}>
          <TextLink href={linkTo({ sortorder: 'newest' })}>{t('search.newestFirst')}</TextLink>
        </p>
      )}
      {cards.length === 0 ? (
        <Nothing data={data} total={totals[type]} linkTo={linkTo} />
      ) : (
        <Gallery assets={cards} firstInView={6} />
      )}
      {cards.length > 0 && (
        <Pager page={request.page} pageCount={pageCount} linkTo={(page) => linkTo({ page })} />
      )}
      <RelatedTerms
        terms={relatedTerms}
        linkTo={(phrase) => links.search(visit, { type }, writeSearchRequest({ phrase, page: 1 }))}
      />
    </>
  )
}

function Nothing({ data, total, linkTo }: { data: ResultsData; total: number; linkTo: LinkTo }) {
  const t = useTranslate()
  const visit = useVisit()
  const isFilm = data.type === 'film'
  return (
    <div className={styles.empty}>
      <p>{total === 0 ? t('search.nothing') : t('search.beyond')}</p>
      <ButtonLink href={total === 0 ? links.search(visit, { type: data.type }) : linkTo({ page: 1 })}>
        {total > 0 ? t('search.firstPage') : t(isFilm ? 'search.allFilms' : 'search.everything')}
      </ButtonLink>
    </div>
  )
}

/** Both totals, so that nobody overlooks what there is of the other kind. */
function TypeTabs({ data: { type, request }, totals }: { data: ResultsData; totals: Results['totals'] }) {
  const t = useTranslate()
  const visit = useVisit()
  const { number } = useFormats()
  const tabs = (['image', 'film'] as const).map((each) => ({
    href: links.search(visit, { type: each }, writeSearchRequest({ ...request, page: 1 })),
    label: t(`search.tab.${each}`),
    count: number(totals[each]),
    current: each === type,
  }))
  return <TabLinks label={t('search.types')} links={tabs} className={styles.tabs} />
}

function headingOf({ type, request, collectionName, results }: ResultsData, t: Translate): string {
  const { family, mediatype } = request
  const phrase = results?.phrase ?? request.phrase
  if (phrase !== '') return phrase
  if (collectionName) return collectionName
  if (mediatype) return t(`search.heading.${mediatype}`)
  if (type === 'film') return t('search.heading.films')
  return family ? t(`search.heading.${family}`) : t('search.heading.all')
}
