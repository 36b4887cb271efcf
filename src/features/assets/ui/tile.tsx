import { memo } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { tileRatio, tileSizes } from '../domain/tile-ratio.ts'
import { CurtainButton, CurtainNote, useCurtain } from './curtain.tsx'
import { FilmTile } from './film-tile.tsx'
import { Picture } from './picture.tsx'
import styles from './tile.module.css'
import { TileBadges, TileCaption } from './tile-facts.tsx'
import { TileFrame, type TileProps } from './tile-frame.tsx'

/** One asset in a gallery. Drawn again only when something about itself changes. */
export const Tile = memo(function Tile(props: TileProps) {
  if (props.asset.isOffline) return <OfflineTile asset={props.asset} actions={props.actions} />
  return props.asset.assetType === 'film' ? <FilmTile {...props} /> : <PictureTile {...props} />
})

function PictureTile({ asset, isFirst, isSoon = false, ...controls }: TileProps) {
  const visit = useVisit()
  const curtain = useCurtain(asset)
  return (
    <TileFrame asset={asset} {...controls}>
      <a href={links.detail(visit, { id: asset.id })} className={styles.link} data-ahead>
        <Picture
          asset={asset}
          sizes={tileSizes(tileRatio(asset))}
          isFirst={isFirst}
          isSoon={isSoon}
          className={joinClasses(styles.picture, curtain.isDrawn && styles.blurred)}
        />
        <TileCaption asset={asset} />
        {!curtain.isDrawn && <TileBadges asset={asset} />}
        {curtain.isDrawn && <CurtainNote />}
      </a>
      {curtain.isDrawn && <CurtainButton asset={asset} onLift={curtain.lift} />}
    </TileFrame>
  )
}

/** A withdrawn asset keeps its place and its page, which shows similar ones; there is no picture to ask for. */
function OfflineTile({ asset, actions }: Pick<TileProps, 'asset' | 'actions'>) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <li className={joinClasses(styles.tile, styles.offline)}>
      <a href={links.detail(visit, { id: asset.id })} className={styles.link}>
        <b>{asset.shortTitle ?? asset.title}</b>
        {t('assets.tile.offline')}
      </a>
      {actions && <div className={styles.actions}>{actions(asset)}</div>}
    </li>
  )
}
