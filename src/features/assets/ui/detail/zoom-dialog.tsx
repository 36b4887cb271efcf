import { useEffect, useRef } from 'react'
import { CloseIcon, ExpandIcon, ZoomInIcon, ZoomOutIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { type AssetDetail, renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { Picture } from '../picture.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'

type Props = { asset: AssetDetail; onClose: () => void }

/** The largest preview over the whole screen, to be looked at from near. Escape closes, and focus goes back. */
export function ZoomDialog({ asset, onClose }: Props) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const { zoomIn, zoomOut, fit } = useZoom(stage, picture, asset)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={asset.title} onClose={onClose}>
      <div ref={stage} className={styles.stage}>
        <div ref={picture} className={styles.layers}>
          {/* What the page has shown already stands in until the largest one is there. */}
          <Picture asset={asset} use="preview" sizes="100vw" alt="" isFirst className={styles.picture} />
          <img
            src={renditionUrl(asset.mediaKey, 'comp', 'jpg')}
            alt={asset.altText || asset.title}
            draggable={false}
            className={styles.picture}
          />
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton variant="plate" label={t('assets.detail.zoomOut')} onClick={zoomOut}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton variant="plate" label={t('assets.detail.zoomIn')} onClick={zoomIn}>
          <ZoomInIcon />
        </IconButton>
        <IconButton variant="plate" label={t('assets.detail.fit')} onClick={fit}>
          <ExpandIcon />
        </IconButton>
        <IconButton variant="plate" label={t('assets.detail.close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  )
}
