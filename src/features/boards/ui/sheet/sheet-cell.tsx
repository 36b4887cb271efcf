import { renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { factsLine, type SheetAsset } from '../../domain/sheet-asset.ts'
import { type PerPage, sheetRenditions } from '../../domain/sheet-choices.ts'
import styles from './sheet-cell.module.css'

/** One picture, whole, with what it is called and whose it is. */
export function SheetCell({ asset, perPage }: { asset: SheetAsset; perPage: PerPage }) {
  const t = useTranslate()
  const { title, note, picture } = asset
  return (
    <li className={styles.cell}>
      <figure>
        <div className={styles.frame}>
          {picture === null ? (
            <p className={styles.missing}>{t('boards.sheet.missing')}</p>
          ) : (
            // The format of the PDF, so that what one has seen is there for the other. Never lazy: print shows all.
            <img
              className={styles.picture}
              src={renditionUrl(picture.mediaKey, sheetRenditions[perPage], 'jpg')}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              decoding="async"
            />
          )}
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>{factsLine(asset)}</span>
          {note !== '' && <span className={styles.note}>{note}</span>}
        </figcaption>
      </figure>
    </li>
  )
}
