import type { ReactNode } from 'react'
import { InfoIcon, ScaleIcon } from '#design/icon.tsx'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/messages.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { type Fact, Facts } from './facts.tsx'
import styles from './license-box.module.css'
import { SizesTable } from './sizes-table.tsx'

/** What matters to whoever wants to use an asset. Prices and buttons of other rooms come as actions. */
export function LicenseBox({ asset, actions }: { asset: AssetDetail; actions?: ReactNode }) {
  const t = useTranslate()
  const formats = useFormats()
  const { film, isOffline, releases, restrictions } = asset
  return (
    <>
      <section aria-labelledby="license" className={styles.box}>
        <h2 id="license">{t(`assets.licence.${asset.licenseModel}`)}</h2>
        <Facts
          facts={[
            [t('assets.modelRelease'), t(`assets.release.${releases.model}`)],
            [t('assets.propertyRelease'), t(`assets.release.${releases.property}`)],
            [t('assets.restrictions'), restrictions],
            ...(film ? filmFacts(asset, film, t, formats) : []),
          ]}
        />
        {!film && !isOffline && <SizesTable asset={asset} />}
        {actions}
      </section>
      {asset.family === 'editorial' && (
        <p className={styles.note}>
          <ScaleIcon />
          {t('assets.editorialUse')}
        </p>
      )}
      {asset.isGenerated && (
        <p className={styles.note}>
          <InfoIcon />
          {t('assets.generated')}
        </p>
      )}
    </>
  )
}

function filmFacts(
  { width, height }: AssetDetail,
  film: NonNullable<AssetDetail['film']>,
  t: Translate,
  formats: Formats,
): readonly Fact[] {
  const length = formats.duration(film.durationMs / 1_000)
  return [
    [t('assets.film.length'), film.isLoop ? `${length} · ${t('assets.film.loops')}` : length],
    [
      t('assets.film.frameRate'),
      film.frameRate ? t('assets.film.framesPerSecond', { rate: film.frameRate }) : '',
    ],
    [t('assets.film.definition'), film.definition.toUpperCase()],
    [t('assets.detail.largest'), t('assets.pixels', { width, height })],
  ]
}
