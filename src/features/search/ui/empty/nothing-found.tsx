import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { Gallery } from '../../domain/gallery.ts'
import { countFilters } from '../filters/active-filters.ts'
import { FilterChips } from '../filters/filters.ts'
import { countOf } from '../results/count-of.ts'
import { useSearchControls } from '../search-controls.tsx'
import styles from './nothing-found.module.css'
import { type WiderSearch, widerSearch } from './wider-search.ts'

/** Nothing to show: what was searched for, what could be taken away, and one wider search. */
export function NothingFound({ gallery }: { gallery: Gallery }) {
  const t = useTranslate()
  const { site } = useVisit()
  const { linkTo } = useSearchControls()
  const { phrase, searchParameters } = gallery
  const isBeyond = countOf(gallery) > 0
  const wider = widerSearch(searchParameters, countFilters(site, searchParameters))
  const isViewed = searchParameters.recentlyviewed !== undefined && wider.without !== 'filters'
  return (
    <div className={styles.empty}>
      <h2>{isBeyond ? t('search.beyond') : t('search.empty.title')}</h2>
      {isBeyond ? (
        <ButtonLink href={linkTo({ set: 'page', to: null })}>{t('search.firstPage')}</ButtonLink>
      ) : (
        <>
          <p>
            {phrase !== '' && t('search.empty.phrase', { phrase })}{' '}
            {t(`search.empty.${isViewed ? 'viewed' : hintOf[wider.without]}`)}
          </p>
          <div className={styles.ways}>
            <FilterChips facets={gallery.facets} />
            <WiderLink wider={wider} />
          </div>
        </>
      )}
    </div>
  )
}

const hintOf = { filters: 'filters', words: 'words', everything: 'words' } as const

function WiderLink({ wider }: { wider: WiderSearch }) {
  const t = useTranslate()
  const visit = useVisit()
  const { linkTo, parameters } = useSearchControls()
  if (wider.without === 'filters') {
    return <ButtonLink href={linkTo({ clear: true })}>{t('search.wider.filters')}</ButtonLink>
  }
  if (wider.without === 'words') {
    const { phrase } = wider
    return (
      <ButtonLink href={linkTo({ set: 'phrase', to: phrase })}>
        {t('search.wider.words', { phrase })}
      </ButtonLink>
    )
  }
  const isFilm = parameters.assettype === 'film'
  return (
    <ButtonLink href={links.search(visit, { type: isFilm ? 'film' : 'image' })}>
      {isFilm ? t('search.allFilms') : t('search.everything')}
    </ButtonLink>
  )
}
