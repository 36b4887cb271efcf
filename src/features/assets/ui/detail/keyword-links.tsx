import { ChipLink, ChipRow } from '#design/chip.tsx'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import { searchLink } from './asset-searches.ts'
import styles from './keyword-links.module.css'

/** More than so many would bury what stands below. */
const shownAtOnce = 20

type Props = { asset: AssetDetail; keywords: readonly string[] }

/** Keywords that search; the rest opens on request, with or without scripts. */
export function KeywordLinks({ asset, keywords }: Props) {
  const t = useTranslate()
  const unique = [...new Set(keywords)]
  const rest = unique.slice(shownAtOnce)
  return (
    <>
      <Chips asset={asset} keywords={unique.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('assets.detail.showAll', { count: unique.length })}</summary>
          <Chips asset={asset} keywords={rest} />
        </details>
      )}
    </>
  )
}

function Chips({ asset, keywords }: Props) {
  const visit = useVisit()
  return (
    <ChipRow>
      {keywords.map((keyword) => (
        <ChipLink key={keyword} href={searchLink(visit, asset, 'keyword', keyword) ?? ''}>
          {keyword}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
