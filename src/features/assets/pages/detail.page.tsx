import { SaveActions, saveAction } from '#features/boards/ui.ts'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links, writeQuery } from '#links/links.ts'
import { Later } from '#visit/later.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AssetActions } from '../ui/detail/asset-actions.tsx'
import { AssetFacts } from '../ui/detail/asset-facts.tsx'
import { scopeOf } from '../ui/detail/asset-scope.ts'
import { BackToResults } from '../ui/detail/back-to-results.tsx'
import { dateOfAsset } from '../ui/detail/date-of-asset.ts'
import { KeywordLinks } from '../ui/detail/keyword-links.tsx'
import { LicenseBox } from '../ui/detail/license-box.tsx'
import { RelatedGalleries } from '../ui/detail/related-galleries.tsx'
import { Stage } from '../ui/detail/stage.tsx'
import { structuredData } from '../ui/detail/structured-data.ts'
import type { DetailData } from './detail.load.ts'
import styles from './detail.module.css'

export const head: PageModule<DetailData>['head'] = ({ asset, embeds }, { t, site }) => ({
  title: asset.title,
  description: t('assets.detail.description', {
    text: asset.caption || asset.title,
    credit: asset.creditLine,
  }),
  canonicalQuery: {},
  isUnlisted: asset.isOffline,
  ...(embeds && {
    links: ({ origin, url }) => [
      {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: `${origin}/oembed${writeQuery({ url, format: 'json' })}`,
        title: asset.title,
      },
    ],
  }),
  ...(!asset.isOffline && {
    structuredData: (place) => {
      const scope = scopeOf(asset, site)
      return structuredData(asset, { ...scope, name: t(`assets.detail.scope.${scope.name}`) }, place)
    },
  }),
})

export function Page({ asset, countryName, embeds, galleries }: DetailData) {
  const t = useTranslate()
  return (
    <main id="main" className={styles.page}>
      <Crumbs asset={asset} />
      <article>
        <div className={styles.asset}>
          <div key={asset.id} className={styles.picture}>
            <Stage asset={asset} />
            <AssetActions asset={asset} embeds={embeds} />
          </div>
          <div>
            <h1 className={styles.title}>{asset.title}</h1>
            <Byline asset={asset} countryName={countryName} />
            <LicenseBox asset={asset} actions={<SaveActions asset={asset} />} />
          </div>
        </div>
        <div className={styles.more}>
          <Words asset={asset} />
          <section aria-labelledby="facts">
            <h2 id="facts">{t('assets.detail.facts')}</h2>
            <AssetFacts asset={asset} countryName={countryName} />
          </section>
        </div>
      </article>
      <Later value={galleries}>
        {(arrived) => <RelatedGalleries asset={asset} galleries={arrived} actions={saveAction} />}
      </Later>
    </main>
  )
}

function Crumbs({ asset }: { asset: AssetDetail }) {
  const t = useTranslate()
  const visit = useVisit()
  const { name, type, query } = scopeOf(asset, visit.site)
  return (
    <nav className={styles.crumbs} aria-label={t('assets.detail.where')}>
      <BackToResults className={styles.back} />
      <a href={links.search(visit, { type }, query)}>{t(`assets.detail.scope.${name}`)}</a>
    </nav>
  )
}

/** Place, date, and whose it is. */
function Byline({ asset, countryName }: Pick<DetailData, 'asset' | 'countryName'>) {
  const t = useTranslate()
  const formats = useFormats()
  const { place, film, isGenerated, mediaType, creditLine } = asset
  const kind = film ? 'film' : isGenerated ? 'generated' : mediaType
  const where = [place?.city ?? place?.region, countryName].filter(Boolean).join(', ')
  const when = dateOfAsset(asset, formats)
  const scene = [where, when].filter(Boolean).join(', ')
  const by = t(`assets.detail.by.${kind}`, { credit: creditLine })
  return <p className={styles.byline}>{scene ? t('assets.detail.byline', { scene, by }) : by}</p>
}

function Words({ asset }: { asset: AssetDetail }) {
  const t = useTranslate()
  const { caption, keywords, suggestedKeywords, title } = asset
  return (
    <div>
      {caption !== '' && caption !== title && (
        <section aria-labelledby="caption">
          <h2 id="caption">{t('assets.detail.caption')}</h2>
          <p className={styles.caption}>{caption}</p>
        </section>
      )}
      {keywords.length > 0 && (
        <section aria-labelledby="keywords">
          <h2 id="keywords">{t('assets.keywords')}</h2>
          <KeywordLinks asset={asset} keywords={keywords} />
        </section>
      )}
      {suggestedKeywords.length > 0 && (
        <section aria-labelledby="suggested" className={styles.suggested}>
          <h2 id="suggested">{t('assets.suggested')}</h2>
          <KeywordLinks asset={asset} keywords={suggestedKeywords} />
        </section>
      )}
    </div>
  )
}
