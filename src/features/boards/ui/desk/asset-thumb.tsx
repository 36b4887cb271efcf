import { EyeOffIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { type AssetCard, type RenditionName, renditionUrl } from '#features/catalogue/domain.ts'
import { usePreference } from '#visit/use-preference.ts'
import styles from './asset-thumb.module.css'

type Props = { asset: AssetCard; rendition?: RenditionName; className?: string | undefined }

/** An asset's picture; the short title of one that is offline, and nothing of what not everyone wants to see. */
export function AssetThumb({ asset, rendition = '320', className }: Props) {
  const [sensitive] = usePreference('sensitive')
  if (asset.isOffline) {
    return <span className={joinClasses(styles.words, className)}>{asset.shortTitle ?? asset.title}</span>
  }
  if (asset.isSensitive && sensitive !== 'shown') {
    return (
      <span className={joinClasses(styles.words, className)}>
        <EyeOffIcon size="small" />
      </span>
    )
  }
  return (
    <picture>
      <source type="image/avif" srcSet={renditionUrl(asset.mediaKey, rendition, 'avif')} />
      <img
        className={joinClasses(styles.picture, className)}
        src={renditionUrl(asset.mediaKey, rendition, 'jpg')}
        alt=""
        width={asset.width}
        height={asset.height}
      />
    </picture>
  )
}
