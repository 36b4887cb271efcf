import { type AssetCard, renditionSet, renditionUrl } from '#features/catalogue/domain.ts'

type Props = {
  asset: AssetCard
  sizes: string
  /** Empty for a picture whose title stands beside it. */
  alt?: string
  isFirst?: boolean
  className?: string | undefined
}

/** An asset's picture in the width the place needs. Its width and height are always known, so nothing jumps. */
export function Picture({ asset, sizes, alt = asset.title, isFirst = false, className }: Props) {
  return (
    <img
      className={className}
      src={renditionUrl(asset.mediaKey, 640)}
      srcSet={renditionSet(asset.mediaKey, asset.width)}
      sizes={sizes}
      width={asset.width}
      height={asset.height}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
