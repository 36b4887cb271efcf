import { type ReactNode, useState } from 'react'
import { Button } from '#design/button.tsx'
import { CopyIcon } from '#design/icon.tsx'
import { PickBar } from '#design/pick-bar.tsx'
import { type AssetCard, thumbOf } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import styles from './batch-bar.module.css'
import type { Selection } from './selection-context.tsx'

type Props = { selection: Pick<Selection, 'assets' | 'clear'>; actions?: ReactNode }

/** What was picked and what can be done with all of it. */
export function BatchBar({ selection: { assets, clear }, actions }: Props) {
  const t = useTranslate()
  const [sensitive] = usePreference('sensitive')
  const { said, copy } = useCopiedNumbers(assets)
  return (
    <PickBar
      label={t('search.selection.label')}
      count={t('search.selection.count', { count: assets.length })}
      thumbs={assets.map((asset) => thumbOf(asset, sensitive === 'shown'))}
      said={said}
      clearLabel={t('search.selection.clear')}
      onClear={clear}
    >
      {copy && (
        <Button variant="quiet" icon={<CopyIcon className={styles.icon} />} onClick={copy}>
          {t('search.selection.copy')}
        </Button>
      )}
      {actions}
    </PickBar>
  )
}

/** For orders by letter and telephone, and for whoever keeps lists elsewhere. */
function useCopiedNumbers(assets: readonly AssetCard[]) {
  const t = useTranslate()
  const [said, setSaid] = useState({ of: assets, text: '' })

  async function copy() {
    try {
      await navigator.clipboard.writeText(assets.map(({ id }) => id).join(', '))
      setSaid({ of: assets, text: t('search.selection.copied', { count: assets.length }) })
    } catch {
      setSaid({ of: assets, text: t('search.selection.notCopied') })
    }
  }

  return {
    said: said.of === assets ? said.text : '',
    // Only pages that came over a safe connection may write there.
    copy: 'clipboard' in navigator ? () => void copy() : null,
  }
}
