import { renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { SaveWish } from '../domain/save-wish.ts'
import styles from './save-reason.module.css'

/** Why one is asked to sign in or to register, and what will follow (BOARD-04). */
export function SaveReason({ wish, way }: { wish: SaveWish; way: 'signIn' | 'register' }) {
  const t = useTranslate()
  const { title, picture } = wish
  const count = wish.ids.length
  return (
    <div className={styles.reason}>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={renditionUrl(picture.mediaKey, '320', 'avif')} />
          <img
            className={styles.picture}
            src={renditionUrl(picture.mediaKey, '320', 'jpg')}
            alt=""
            width={picture.width}
            height={picture.height}
          />
        </picture>
      )}
      <p>{t(`accounts.saveReason.${way}`, { count, title })}</p>
    </div>
  )
}
