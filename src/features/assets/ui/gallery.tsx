import { useId } from 'react'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import { tileRatio, tileSizes } from '../domain/tile-ratio.ts'
import { FilmTile } from './film-tile.tsx'
import styles from './gallery.module.css'
import { Picture } from './picture.tsx'

type Props = {
  assets: readonly AssetCard[]
  /** How many pictures are in view at first: they load at once, the rest as one scrolls. */
  firstInView?: number
  /** Only full rows, for a selection where no asset may be missed by being short. */
  fullRows?: boolean
}

/** Rows of one height whose tiles keep their pictures' shape, laid out before any picture or script has come. */
export function Gallery({ assets, firstInView = 4, fullRows = false }: Props) {
  const id = useId()
  const { nonce } = useSurroundings()
  return (
    <>
      {/* The policy forbids style attributes; one sheet with the nonce carries every tile's shape and colour. */}
      <style nonce={nonce} suppressHydrationWarning>
        {assets
          .map(({ dominantColor, ...size }, position) =>
            tileRule(id, position, tileRatio(size), dominantColor),
          )
          .join('')}
      </style>
      <ul id={id} className={fullRows ? styles.full : styles.gallery}>
        {assets.map((asset, position) => {
          const OneTile = asset.assetType === 'film' ? FilmTile : Tile
          return <OneTile key={asset.id} asset={asset} isFirst={position < firstInView} />
        })}
      </ul>
    </>
  )
}

function tileRule(id: string, position: number, ratio: number, color: string): string {
  return `#${escapeId(id)}>:nth-child(${position + 1}){--r:${ratio};--own:${color}}`
}

// React's ids hold characters that a selector must escape.
function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, (character) => `\\${character}`)
}

function Tile({ asset, isFirst }: { asset: AssetCard; isFirst: boolean }) {
  const t = useTranslate()
  const { visit } = useSurroundings()
  return (
    <li className={styles.tile}>
      <a href={links.detail(visit, { id: asset.id })} className={styles.link}>
        <Picture
          asset={asset}
          sizes={tileSizes(tileRatio(asset))}
          isFirst={isFirst}
          className={styles.picture}
        />
        <span className={styles.caption} aria-hidden="true">
          <b>{asset.title}</b>
          {asset.artist}
        </span>
        {asset.licenseModel === 'rm' && <span className={styles.badge}>{t('assets.badge.rm')}</span>}
      </a>
    </li>
  )
}
