import { joinClasses } from '#design/join-classes.ts'
import { renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { factsLine, type SheetAsset } from '../../domain/sheet-asset.ts'
import { type PerPage, sheetRenditions } from '../../domain/sheet-choices.ts'
import styles from './sheet-cell.module.css'

/** One picture, whole, with what it is called and whose it is. */
export function SheetCell({ asset, perPage }: { asset: SheetAsset; perPage: PerPage }) {
  const t = useTranslate()
  const { title, note, picture } = asset
  const { wanted } = sheetRenditions[perPage]
  // Thumbnails are there in this format before anybody asks; larger pictures are made as the PDF wants them.
  const isThumbnail = wanted !== 'preview'
  return (
    <li className={styles.cell}>
      <figure>
        <div className={styles.frame}>
          {picture === null ? (
            <p className={styles.missing}>{t('boards.sheet.missing')}</p>
          ) : (
            <picture className={styles.source}>
              {isThumbnail && (
                <source type="image/avif" srcSet={renditionUrl(picture.mediaKey, wanted, 'avif')} />
              )}
              {/* Never lazy: print shows all. */}
              <img
                className={styles.picture}
                src={renditionUrl(picture.mediaKey, wanted, 'jpg')}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                decoding="async"
              />
            </picture>
          )}
        </div>
        <figcaption className={styles.caption}>
          <span className={joinClasses(styles.title, note === '' && styles.roomy)} dir="auto">
            {title}
          </span>
          <span className={styles.facts} dir="auto">
            {factsLine(asset)}
          </span>
          {note !== '' && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  )
}
