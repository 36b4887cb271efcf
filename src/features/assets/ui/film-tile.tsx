import { PauseIcon, PlayIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { type AssetCard, filmUrl } from '#features/catalogue/domain.ts'
import { formatDuration } from '#i18n/formats.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import { tileRatio, tileSizes } from '../domain/tile-ratio.ts'
import styles from './film-tile.module.css'
import gallery from './gallery.module.css'
import { Picture } from './picture.tsx'
import { useFilmPreview } from './use-film-preview.ts'

/** A film in a gallery: its poster, and its preview in the same place while someone points at it. */
export function FilmTile({ asset, isFirst }: { asset: AssetCard; isFirst: boolean }) {
  const t = useTranslate()
  const { visit } = useSurroundings()
  const preview = useFilmPreview()
  const isStill = preview.state === 'still'
  return (
    <li className={joinClasses(gallery.tile, styles.tile)} {...preview.tile}>
      <a href={links.detail(visit, { id: asset.id })} className={gallery.link}>
        <Picture
          asset={asset}
          sizes={tileSizes(tileRatio(asset))}
          isFirst={isFirst}
          className={gallery.picture}
        />
        {!isStill && (
          <video
            className={joinClasses(styles.video, preview.state === 'playing' && styles.playing)}
            src={filmUrl(asset.mediaKey, 'hover.mp4')}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            loop
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            {...preview.video}
          />
        )}
        {preview.state === 'loading' && <span className={styles.waiting} aria-hidden="true" />}
        <span className={gallery.caption} aria-hidden="true">
          <b>{asset.title}</b>
          {asset.artist}
        </span>
        {asset.durationMs !== null && (
          <span className={styles.length}>
            <span className="visually-hidden">{t('assets.film.length')} </span>
            {formatDuration(Math.round(asset.durationMs / 1000))}
          </span>
        )}
      </a>
      <IconButton
        variant="plate"
        className={styles.button}
        label={isStill ? t('assets.film.play') : t('assets.film.stop')}
        onClick={preview.toggle}
      >
        {isStill ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </li>
  )
}
