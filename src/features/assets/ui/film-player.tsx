import { useRef, useState } from 'react'
import { type AssetCard, type FilmRendition, filmUrl, renditionUrl } from '#features/catalogue/domain.ts'
import { formatDuration } from '#i18n/formats.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './film-player.module.css'

const keyFrames = [
  'key-1.webp',
  'key-2.webp',
  'key-3.webp',
  'key-4.webp',
  'key-5.webp',
  'key-6.webp',
] as const satisfies readonly FilmRendition[]

type Props = { asset: AssetCard; durationMs: number; isLoop?: boolean }

/** A film on its page: the browser's own player, and a strip of scenes that leads to each of them. */
export function FilmPlayer({ asset, durationMs, isLoop = false }: Props) {
  const t = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const [scene, setScene] = useState<number>()
  const seconds = durationMs / 1000

  function goTo(start: number) {
    if (video.current) video.current.currentTime = start
  }

  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: stock films bring no speech of their own, and comps no captions. */}
      <video
        ref={video}
        className={styles.video}
        src={filmUrl(asset.mediaKey, 'comp.mp4')}
        poster={renditionUrl(asset.mediaKey, 'preview', 'jpg')}
        width={asset.width}
        height={asset.height}
        aria-label={asset.title}
        controls
        playsInline
        preload="metadata"
        loop={isLoop}
        onTimeUpdate={({ currentTarget }) =>
          setScene(Math.floor(Math.min(currentTarget.currentTime / seconds, 0.999) * keyFrames.length))
        }
      />
      <ul className={styles.scenes} aria-label={t('assets.film.scenes')}>
        {keyFrames.map((file, index) => {
          const middle = ((index + 0.5) / keyFrames.length) * seconds
          return (
            <li key={file}>
              <button
                type="button"
                className={styles.scene}
                aria-label={t('assets.film.goTo', { time: formatDuration(Math.round(middle)) })}
                aria-current={index === scene || undefined}
                onClick={() => goTo(middle)}
              >
                <img
                  src={filmUrl(asset.mediaKey, file)}
                  width={asset.width}
                  height={asset.height}
                  alt=""
                  loading="lazy"
                />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
