import { memo, useCallback } from 'react'
import { rarePart } from '#design/rare-part.tsx'
import { Gallery as AssetGallery, Picture } from '#features/assets/ui.ts'
import { saveAction, saveManyAction } from '#features/boards/ui.ts'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { Facets, Gallery } from '../domain/gallery.ts'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { writeAddress } from '../domain/parameters/search-address.ts'
import { FilterButton, FilterChips, FilterPanel, SortChoice } from '../ui/filters/filters.ts'
import { hasNotes } from '../ui/has-notes.ts'
import { Pager } from '../ui/pager.tsx'
import { RelatedTerms } from '../ui/related-terms.tsx'
import { canonicalSearch } from '../ui/results/canonical-search.ts'
import { countOf } from '../ui/results/count-of.ts'
import { headingOf } from '../ui/results/heading-of.ts'
import { RelatedPreviews } from '../ui/results/related-previews.tsx'
import { ResultTabs } from '../ui/results/result-tabs.tsx'
import { ResultsTitle } from '../ui/results/results-title.tsx'
import { SensitiveNote } from '../ui/results/sensitive-note.tsx'
import { SearchControlsProvider, useSearchControls } from '../ui/search-controls.tsx'
import { SearchStoreProvider, useSelection } from '../ui/selection/selection-context.tsx'
import { SelectionDock } from '../ui/selection/selection-dock.tsx'
import type { ResultsData } from './results.load.ts'
import styles from './results.module.css'

export const head: PageModule<ResultsData>['head'] = (data, { t, site }) => {
  const heading = headingOf(data, t)
  const values = { count: data.gallery ? countOf(data.gallery) : 0, heading }
  return {
    title: heading,
    description:
      data.parameters.assettype === 'film'
        ? t('search.filmsDescription', values)
        : t('search.description', values),
    isUnlisted: data.gallery === null || isEmpty(data.gallery) || isPersonal(data.parameters),
    canonicalQuery: writeAddress(site, canonicalSearch(data)).query,
  }
}

export const searchedPhrase = ({ parameters }: ResultsData) => parameters.phrase ?? ''

const noFacets: Facets = {}

const NothingFound = rarePart(async () => (await import('../ui/empty/nothing-found.tsx')).NothingFound)
const ResultNotes = rarePart(async () => (await import('../ui/result-notes.tsx')).ResultNotes)
const Unavailable = rarePart(async () => (await import('../ui/results/unavailable.tsx')).Unavailable)
const EventGroups = rarePart(async () => (await import('../ui/events/event-groups.tsx')).EventGroups)

export function Page({ parameters, gallery }: ResultsData) {
  const likeness = gallery?.likeness
  return (
    <SearchControlsProvider parameters={parameters} gallery={gallery}>
      <SearchStoreProvider gallery={gallery}>
        <main id="main" className={styles.page}>
          <ResultTabs gallery={gallery} />
          <div className={styles.columns}>
            <FilterPanel
              facets={gallery?.facets ?? noFacets}
              count={gallery ? countOf(gallery) : undefined}
            />
            <div className={styles.results}>
              <ResultsTitle
                parameters={parameters}
                gallery={gallery}
                likenessPicture={likeness?.kind === 'asset' && smallPicture(likeness.asset)}
              />
              {gallery ? <Found parameters={parameters} gallery={gallery} /> : <NothingKnown />}
            </div>
          </div>
          <SelectionDock actions={saveManyAction} />
        </main>
      </SearchStoreProvider>
    </SearchControlsProvider>
  )
}

function Found({ parameters, gallery }: { parameters: SearchParameters; gallery: Gallery }) {
  const { isLoading } = useSearchControls()
  const isNothing = isEmpty(gallery)
  return (
    <>
      <RelatedTerms terms={gallery.relatedTerms} />
      {hasNotes(gallery) && <ResultNotes gallery={gallery} />}
      <div className={styles.bar}>
        <FilterButton />
        {!isNothing && (
          <>
            <FilterChips facets={gallery.facets} />
            <SortChoice />
          </>
        )}
      </div>
      <SensitiveNote assets={gallery.assets} />
      <div aria-busy={isLoading}>
        {isNothing ? (
          <NothingFound gallery={gallery} />
        ) : (
          // Other results are other tiles: none of the old ones slides to a new place under the visitor's hand.
          <Assets key={JSON.stringify(parameters)} gallery={gallery} />
        )}
      </div>
      {!isNothing && <Pager page={gallery.page} pageCount={gallery.pageCount} />}
      <RelatedPreviews previews={gallery.relatedPreviews} pictureOf={smallPicture} />
    </>
  )
}

/** A filter that is pressed changes panel and chips at once; sixty tiles wait for what it finds. */
const Assets = memo(function Assets({ gallery: { assets, groups } }: { gallery: Gallery }) {
  if (groups === null) return <Tiles assets={assets} firstInView={6} />
  return <EventGroups groups={groups} tilesOf={stripOf} />
})

function Tiles({ assets, firstInView }: { assets: readonly AssetCard[]; firstInView: number }) {
  const visit = useVisit()
  const selection = useSelection()
  const similarHref = useCallback(
    ({ id, assetType }: AssetCard) => links.search(visit, { type: assetType }, { morelikethis: id }),
    [visit],
  )
  return (
    <AssetGallery
      assets={assets}
      firstInView={firstInView}
      selection={selection}
      similarHref={similarHref}
      actions={saveAction}
    />
  )
}

function stripOf(assets: readonly AssetCard[], isFirst: boolean) {
  return <Tiles assets={assets} firstInView={isFirst ? 6 : 0} />
}

/** What not everyone wants to see is not shown by the way. */
function smallPicture(asset: AssetCard) {
  return asset.isSensitive ? null : <Picture asset={asset} sizes="200px" alt="" />
}

function NothingKnown() {
  return (
    <>
      <div className={styles.bar}>
        <FilterButton />
        <FilterChips />
      </div>
      <Unavailable />
    </>
  )
}

/** Of one visitor's own picture or visits: nothing for search engines. */
function isPersonal({ searchbyimage, recentlyviewed }: SearchParameters): boolean {
  return searchbyimage !== undefined || recentlyviewed !== undefined
}

function isEmpty({ assets, groups }: Gallery): boolean {
  return (groups ?? assets).length === 0
}
