import { PlayIcon } from '#design/icon.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { formatDuration } from '#i18n/formats.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import { captionParts } from '../domain/tile-caption.data.ts'
import styles from './tile.module.css'

/** Shown while someone points at the tile. The picture's own text says the same to those who listen. */
export function TileCaption({ asset }: { asset: AssetCard }) {
  const t = useTranslate()
  const { site } = useVisit()
  const parts = { artist: asset.artist, family: t(`assets.tile.family.${asset.family}`) }
  const line = captionParts[site].map((part) => parts[part]).filter(Boolean)
  return (
    <span className={styles.caption} aria-hidden="true">
      <b>{asset.title}</b>
      {line.join(' · ')}
    </span>
  )
}

/** What a tile says at rest. */
export function TileBadges({ asset }: { asset: AssetCard }) {
  const t = useTranslate()
  const isManaged = asset.licenseModel === 'rm'
  if (!isManaged && asset.durationMs === null) return null
  return (
    <span className={styles.badges}>
      {isManaged && <span className={styles.badge}>{t('assets.badge.rm')}</span>}
      {asset.durationMs !== null && (
        <span className={styles.badge}>
          <PlayIcon size="small" className={styles.badgeIcon} />
          <span className="visually-hidden">{t('assets.film.length')} </span>
          {formatDuration(Math.round(asset.durationMs / 1000))}
        </span>
      )}
    </span>
  )
}
