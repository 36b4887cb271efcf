import { type AssetDetail, sizesOf } from '#features/catalogue/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import styles from './sizes-table.module.css'

/** The sizes an image can be had in, small to large. */
export function SizesTable({ asset }: { asset: AssetDetail }) {
  const t = useTranslate()
  const { number } = useFormats()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('assets.sizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('assets.detail.sizeName')}</th>
          <th scope="col">{t('assets.detail.sizePixels')}</th>
          <th scope="col">{t('assets.detail.sizeDpi')}</th>
          <th scope="col">{t('assets.detail.sizeFormat')}</th>
        </tr>
      </thead>
      <tbody>
        {sizesOf({ ...asset, format: asset.originalFormat }).map(({ name, width, height, dpi, format }) => (
          <tr key={name}>
            <th scope="row">{t(`assets.size.${name}`)}</th>
            {name === 'vector' ? (
              <td colSpan={2}>{t('assets.scalable')}</td>
            ) : (
              <>
                <td>{`${number(width)} × ${number(height)}`}</td>
                <td>{t('assets.dpi', { dpi: String(dpi) })}</td>
              </>
            )}
            <td>{format.toUpperCase()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
