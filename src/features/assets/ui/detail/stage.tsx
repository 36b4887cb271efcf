import { type MouseEvent, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ExpandIcon } from '#design/icon.tsx'
import { IconButtonLink } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { pressedPart } from '#design/lazy-part.tsx'
import { type AssetDetail, renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import { FilmPlayer } from '../film-player.tsx'
import { Picture } from '../picture.tsx'
import styles from './stage.module.css'

const ZoomDialog = pressedPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

/** Where the asset itself is seen: a picture to enlarge, a film to play, or why neither is shown. */
export function Stage({ asset }: { asset: AssetDetail }) {
  const [sensitive] = usePreference('sensitive')
  const [isRevealed, setIsRevealed] = useState(false)
  if (asset.isOffline) return <Record asset={asset} />
  if (asset.isSensitive && sensitive !== 'shown' && !isRevealed) {
    return <Veiled asset={asset} onShow={() => setIsRevealed(true)} />
  }
  if (!asset.film) return <Still asset={asset} />
  return (
    <figure className={joinClasses(styles.stage, styles.film)}>
      <FilmPlayer asset={asset} durationMs={asset.film.durationMs} isLoop={asset.film.isLoop} />
    </figure>
  )
}

function Record({ asset }: { asset: AssetDetail }) {
  const t = useTranslate()
  return (
    <div className={joinClasses(styles.stage, styles.words)}>
      <b>{asset.shortTitle || asset.title}</b>
      <p>{t('assets.detail.offline')}</p>
    </div>
  )
}

function Veiled({ asset, onShow }: { asset: AssetDetail; onShow: () => void }) {
  const t = useTranslate()
  return (
    <div className={joinClasses(styles.stage, styles.veiled)}>
      <Picture asset={asset} sizes="320px" alt="" isFirst className={styles.picture} />
      <div className={styles.notice}>
        <p>{t('assets.detail.sensitive')}</p>
        <Button variant="primary" onClick={onShow}>
          {t('assets.detail.show')}
        </Button>
      </div>
    </div>
  )
}

/** Without scripts the picture and its button lead to the largest preview. */
function Still({ asset }: { asset: AssetDetail }) {
  const t = useTranslate()
  const [isEnlarged, setIsEnlarged] = useState(false)
  const href = renditionUrl(asset.mediaKey, 'comp', 'jpg')

  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsEnlarged(true)
  }

  return (
    <figure className={styles.stage}>
      <a href={href} tabIndex={-1} className={styles.link} onClick={enlarge}>
        <Picture
          asset={asset}
          use="preview"
          sizes="(max-width: 960px) 100vw, 60vw"
          isFirst
          className={styles.picture}
        />
      </a>
      <IconButtonLink
        href={href}
        variant="plate"
        label={t('assets.detail.enlarge')}
        aria-haspopup="dialog"
        className={styles.enlarge}
        onClick={enlarge}
      >
        <ExpandIcon />
      </IconButtonLink>
      {isEnlarged && (
        <Suspense>
          <ZoomDialog asset={asset} onClose={() => setIsEnlarged(false)} />
        </Suspense>
      )}
    </figure>
  )
}
