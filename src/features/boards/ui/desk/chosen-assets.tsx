import { joinClasses } from '#design/join-classes.ts'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { AssetThumb } from './asset-thumb.tsx'
import styles from './chosen-assets.module.css'

const shownThumbs = 4

type Props = {
  assets: readonly AssetCard[]
  /** One line above the rest, for phones, which have no room beside it. */
  isSmall?: boolean
}

/** What will be saved: its picture and a line about it, or how many there are. */
export function ChosenAssets({ assets, isSmall = false }: Props) {
  const t = useTranslate()
  const [first] = assets
  if (!first) return null
  const isOne = assets.length === 1
  const thumbs = isSmall ? [first] : assets.slice(0, shownThumbs)
  return (
    <div className={isSmall ? styles.line : styles.block}>
      <div className={joinClasses(styles.thumbs, !isSmall && !isOne && styles.many)}>
        {thumbs.map((asset) => (
          <AssetThumb
            key={asset.id}
            asset={asset}
            rendition={isOne && !isSmall ? '480' : '320'}
            className={isOne && !isSmall ? undefined : styles.square}
          />
        ))}
      </div>
      <p className={styles.words}>
        {isOne ? (
          <>
            {!first.isOffline && <span>{first.title}</span>}
            <span>{[t(`assets.tile.family.${first.family}`), first.artist].filter(Boolean).join(' · ')}</span>
          </>
        ) : (
          t('boards.choose.many', { count: assets.length })
        )}
      </p>
    </div>
  )
}
