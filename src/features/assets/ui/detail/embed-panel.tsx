import { Button } from '#design/button.tsx'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { embedHtml, embedSize } from '../../domain/embed-html.ts'
import styles from './asset-actions.module.css'
import { useCopy } from './use-copy.ts'

/** What to paste into a page of one's own. */
export function EmbedPanel({ asset, id }: { asset: AssetDetail; id: string }) {
  const t = useTranslate()
  const visit = useVisit()
  const { isCopied, copy } = useCopy()
  const html = embedHtml({
    title: asset.title,
    credit: asset.creditLine,
    pageUrl: location.origin + links.detail(visit, { id: asset.id }),
    pictureUrl: `${location.origin}/components/assets/api/${asset.id}/embed.jpg`,
    ...embedSize(asset),
  })
  return (
    <div id={id} className={styles.embed}>
      <p>{t('assets.detail.embedNote')}</p>
      <textarea
        readOnly
        rows={5}
        value={html}
        aria-label={t('assets.detail.embedCode')}
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {navigator.clipboard !== undefined && (
        <Button size="small" onClick={() => copy(html)}>
          {isCopied ? t('assets.detail.copied') : t('assets.detail.copy')}
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {isCopied && t('assets.detail.copied')}
      </span>
    </div>
  )
}
