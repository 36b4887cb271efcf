import type { ReactNode } from 'react'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { CoveredSet } from '../../domain/curated-shelf.ts'
import styles from './set-cover.module.css'
import { shelfLink } from './shelf-link.ts'

type Props = { set: CoveredSet; picture: (asset: AssetCard, sizes: string) => ReactNode }

const largeSizes = '(max-width: 760px) 62vw, 300px'
const smallSizes = '(max-width: 760px) 31vw, 150px'

/** A set by its first pictures: one large, two beside it. */
export function SetCover({ set, picture }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { key, shelf, mediaKind, name, description, assetCount, covers } = set
  return (
    <li className={styles.cover}>
      <div className={styles.pictures} data-count={covers.length}>
        {covers.map((asset, place) => (
          <div key={asset.id} className={styles.picture}>
            {picture(asset, place === 0 ? largeSizes : smallSizes)}
          </div>
        ))}
      </div>
      <h2 className={styles.name}>
        <a href={shelfLink(visit, shelf, mediaKind, key)}>{name}</a>
      </h2>
      {description !== '' && <p className={styles.text}>{description}</p>}
      <p className={styles.facts}>
        {t(`boards.curated.kind.${mediaKind}`)} · {t('boards.curated.count', { count: assetCount })}
      </p>
    </li>
  )
}
