import { type AssetCard, type RenditionName, renditionSet, renditionUrl } from '#features/catalogue/domain.ts'

/** How large an asset is shown: as a tile, on its own page with a mark, or by the editors, large and clean. */
export type PictureUse = 'tile' | 'preview' | 'showcase'

const renditions: Readonly<Record<PictureUse, readonly RenditionName[]>> = {
  tile: ['320', '480', '640'],
  preview: ['320', '480', '640', 'preview'],
  showcase: ['320', '480', '640', 'showcase'],
}

type Props = {
  asset: AssetCard
  sizes: string
  use?: PictureUse
  /** Empty for a picture whose title stands beside it. */
  alt?: string
  /** In view at first: it comes before everything else. */
  isFirst?: boolean
  /** In view at first on a large screen: it comes after those, without waiting for the page to be laid out. */
  isSoon?: boolean
  className?: string | undefined
}

/** An asset's picture in the width the place needs. Its width and height are always known, so nothing jumps. */
export function Picture({
  asset,
  sizes,
  use = 'tile',
  alt,
  isFirst = false,
  isSoon = false,
  className,
}: Props) {
  const { mediaKey, width, height } = asset
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={renditionSet(mediaKey, width, renditions[use], 'avif')}
        sizes={sizes}
      />
      <img
        className={className}
        src={renditionUrl(mediaKey, '640', 'jpg')}
        srcSet={renditionSet(mediaKey, width, renditions[use], 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? (asset.altText || asset.title)}
        {...(isFirst && { fetchPriority: 'high' })}
        {...(!isFirst && !isSoon && { loading: 'lazy' })}
      />
    </picture>
  )
}
