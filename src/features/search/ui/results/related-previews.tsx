import type { ReactNode } from 'react'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { RelatedPreview } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'
import styles from './related-previews.module.css'

type Props = { previews: readonly RelatedPreview[]; pictureOf: (asset: AssetCard) => ReactNode }

/** At the foot: where to go on from here, each with a picture of what is there. */
export function RelatedPreviews({ previews, pictureOf }: Props) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  if (previews.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-searches">
      <h2 id="related-searches" className={styles.heading}>
        {t('search.related')}
      </h2>
      <ul className={styles.list}>
        {previews.map(({ phrase, asset }) => (
          <li key={phrase}>
            <a href={linkTo({ clear: true }, { set: 'phrase', to: phrase })} className={styles.preview}>
              <span className={styles.picture}>{pictureOf(asset)}</span>
              <span className={styles.phrase}>{phrase}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
