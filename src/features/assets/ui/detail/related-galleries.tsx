import type { ReactNode } from 'react'
import { TextLink } from '#design/text-link.tsx'
import type { AssetCard, AssetDetail } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { GalleryKind, RelatedGallery } from '../../domain/related-gallery.ts'
import { Gallery } from '../gallery.tsx'
import { searchLink } from './asset-searches.ts'
import styles from './related-galleries.module.css'

type Props = {
  asset: AssetDetail
  galleries: readonly RelatedGallery[]
  /** Further buttons of a tile. */
  actions?: ((asset: AssetCard) => ReactNode) | undefined
}

/** What stands around an asset, each gallery with the search that shows all of it. */
export function RelatedGalleries({ asset, galleries, actions }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  return galleries.map(({ kind, assets }) => {
    const href = searchLink(visit, asset, kind, sharedValue(asset, kind))
    return (
      <section key={kind} aria-labelledby={`gallery-${kind}`} className={styles.section}>
        <div className={styles.head}>
          <h2 id={`gallery-${kind}`}>{t(`assets.detail.gallery.${kind}`)}</h2>
          {href && (
            <TextLink variant="strong" href={href} aria-describedby={`gallery-${kind}`}>
              {t('assets.detail.seeAll')}
            </TextLink>
          )}
        </div>
        <Gallery assets={assets} firstInView={0} actions={actions} />
      </section>
    )
  })
}

function sharedValue({ id, artist, event, stackId }: AssetDetail, kind: GalleryKind): string {
  const values: Readonly<Record<GalleryKind, string>> = {
    event: event?.id ?? '',
    stack: stackId ?? '',
    similar: id,
    artist,
  }
  return values[kind]
}
