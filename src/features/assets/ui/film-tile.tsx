import { PauseIcon, PlayIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { filmUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { tileRatio, tileSizes } from '../domain/tile-ratio.ts'
import { CurtainButton, CurtainNote, useCurtain } from './curtain.tsx'
import styles from './film-tile.module.css'
import { Picture } from './picture.tsx'
import tile from './tile.module.css'
import { TileBadges, TileCaption } from './tile-facts.tsx'
import { TileFrame, type TileProps } from './tile-frame.tsx'
import { useFilmPreview } from './use-film-preview.ts'
import { useFilmScrub } from './use-film-scrub.ts'

/** A film in a gallery: its poster, and its preview in the same place while someone points at it. */
export function FilmTile({ asset, isFirst, isSoon = false, ...controls }: TileProps) {
  const t = useTranslate()
  const visit = useVisit()
  const curtain = useCurtain(asset)
  const preview = useFilmPreview({ isOff: curtain.isDrawn })
  const scrub = useFilmScrub(filmUrl(asset.mediaKey, 'hover.mp4'))
  const isStill = preview.state === 'still'
  return (
    <TileFrame asset={asset} className={styles.film} {...controls} {...preview.tile}>
      <a
        href={links.detail(visit, { id: asset.id })}
        className={tile.link}
        onPointerMove={scrub.onPointerMove}
        data-ahead
      >
        <Picture
          asset={asset}
          sizes={tileSizes(tileRatio(asset))}
          isFirst={isFirst}
          isSoon={isSoon}
          className={joinClasses(tile.picture, curtain.isDrawn && tile.blurred)}
        />
        {!isStill && (
          <video
            ref={scrub.hold}
            className={joinClasses(styles.video, preview.state === 'playing' && styles.playing)}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            loop
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            {...preview.video}
            {...scrub.video}
          />
        )}
        <TileCaption asset={asset} />
        {!curtain.isDrawn && <TileBadges asset={asset} />}
        {preview.state === 'loading' && <span className={styles.waiting} aria-hidden="true" />}
        {preview.state === 'playing' && (
          <svg className={styles.place} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect ref={scrub.line} height="1" width="0" />
          </svg>
        )}
        {curtain.isDrawn && <CurtainNote />}
      </a>
      {curtain.isDrawn ? (
        <CurtainButton asset={asset} onLift={curtain.lift} />
      ) : (
        <IconButton
          variant="plate"
          className={styles.button}
          label={isStill ? t('assets.film.play') : t('assets.film.stop')}
          aria-keyshortcuts="ArrowLeft ArrowRight"
          onClick={preview.toggle}
          onKeyDown={scrub.onKeyDown}
        >
          {isStill ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
    </TileFrame>
  )
}
