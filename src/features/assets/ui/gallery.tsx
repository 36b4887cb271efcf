import { type ReactNode, useId } from 'react'
import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import { tileRatio } from '../domain/tile-ratio.ts'
import styles from './gallery.module.css'
import { Tile } from './tile.tsx'

/** What was picked of the assets, here and elsewhere. */
export type GallerySelection = Readonly<{
  ids: ReadonlySet<AssetId>
  /** Keep the function, or every tile is drawn again with each pick. */
  toggle: (asset: AssetCard) => void
}>

type Props = {
  assets: readonly AssetCard[]
  /** How many pictures are in view at first: they load at once, the rest as one scrolls. */
  firstInView?: number
  /** Only full rows, for a selection where no asset may be missed by being short. */
  fullRows?: boolean
  /** Without it nothing can be picked here. */
  selection?: GallerySelection | undefined
  /** Leads to what is like an asset. */
  similarHref?: ((asset: AssetCard) => string) | undefined
  /** Further buttons of a tile. Keep the function too. */
  actions?: ((asset: AssetCard) => ReactNode) | undefined
}

/** Rows of one height whose tiles keep their pictures' shape, laid out before any picture or script has come. */
export function Gallery(props: Props) {
  const { assets, firstInView = 4, fullRows = false, selection, similarHref, actions } = props
  const id = useId()
  const { nonce } = useSurroundings()
  const isPicking = selection !== undefined && selection.ids.size > 0
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
      <ul id={id} className={fullRows ? styles.full : styles.gallery} data-picking={isPicking || undefined}>
        {assets.map((asset, position) => (
          <Tile
            key={asset.id}
            asset={asset}
            isFirst={position < firstInView}
            isSoon={position < 2 * firstInView}
            isPicked={selection?.ids.has(asset.id)}
            onPick={selection?.toggle}
            similarHref={similarHref?.(asset)}
            actions={actions}
          />
        ))}
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
