import { useId, useState } from 'react'
import { Button, ButtonLink } from '#design/button.tsx'
import { ClientOnly } from '#design/client-only.tsx'
import { ExternalLinkIcon, LayersIcon } from '#design/icon.tsx'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './asset-actions.module.css'
import { searchLink } from './asset-searches.ts'
import { EmbedPanel } from './embed-panel.tsx'
import { ShareButton } from './share-button.tsx'

/** What one can do with an asset on its page. Sharing and embedding need the page's whole address, so the script brings them. */
export function AssetActions({ asset, embeds }: { asset: AssetDetail; embeds: boolean }) {
  const t = useTranslate()
  const visit = useVisit()
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const similar = searchLink(visit, asset, 'similar', asset.id)
  return (
    <>
      <div className={styles.row}>
        {similar && !asset.isOffline && (
          <ButtonLink variant="quiet" size="small" href={similar} icon={<LayersIcon size="small" />}>
            {t('assets.detail.moreLikeThis')}
          </ButtonLink>
        )}
        <ClientOnly>
          <Share asset={asset} />
          {embeds && (
            <Button
              variant="quiet"
              size="small"
              icon={<ExternalLinkIcon size="small" />}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('assets.detail.embed')}
            </Button>
          )}
        </ClientOnly>
        <span className={styles.id}>{`${t('assets.id')} ${asset.id}`}</span>
      </div>
      {isOpen && <EmbedPanel asset={asset} id={panelId} />}
    </>
  )
}

function Share({ asset }: { asset: AssetDetail }) {
  const visit = useVisit()
  return <ShareButton title={asset.title} url={location.origin + links.detail(visit, { id: asset.id })} />
}
