import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { CloseIcon, CopyIcon, EyeOffIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { type AssetCard, renditionUrl } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import styles from './batch-bar.module.css'
import type { Selection } from './selection-context.tsx'

const shownThumbs = 3

type Props = { selection: Pick<Selection, 'assets' | 'clear'>; actions?: ReactNode }

/** What was picked and what can be done with all of it. Escape leads back to where one came from and clears nothing. */
export function BatchBar({ selection: { assets, clear }, actions }: Props) {
  const t = useTranslate()
  const cameFrom = useRef<HTMLElement>(null)

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }

  function leave() {
    const before = cameFrom.current
    if (before?.isConnected) return before.focus()
    const main = document.getElementById('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }

  function leaveByEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') leave()
  }

  function clearAll() {
    leave()
    clear()
  }

  return (
    <section
      className={styles.bar}
      aria-label={t('search.selection.label')}
      data-print="hide"
      onFocus={remember}
      onKeyDown={leaveByEscape}
    >
      <div className={styles.thumbs} aria-hidden="true">
        {assets.slice(-shownThumbs).map((asset) => (
          <Thumb key={asset.id} asset={asset} />
        ))}
      </div>
      <b className={styles.count}>{t('search.selection.count', { count: assets.length })}</b>
      <CopyNumbers assets={assets} />
      {actions}
      <IconButton label={t('search.selection.clear')} onClick={clearAll}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}

function Thumb({ asset }: { asset: AssetCard }) {
  const [sensitive] = usePreference('sensitive')
  if (asset.isSensitive && sensitive !== 'shown')
    return (
      <span className={styles.thumb}>
        <EyeOffIcon size="small" />
      </span>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={renditionUrl(asset.mediaKey, '320', 'avif')} />
      <img
        className={styles.thumb}
        src={renditionUrl(asset.mediaKey, '320', 'jpg')}
        alt=""
        width={40}
        height={40}
      />
    </picture>
  )
}

/** For orders by letter and telephone, and for whoever keeps lists elsewhere. */
function CopyNumbers({ assets }: { assets: readonly AssetCard[] }) {
  const t = useTranslate()
  const [said, setSaid] = useState({ of: assets, text: '' })
  // Only pages that came over a safe connection may write there.
  if (!('clipboard' in navigator)) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(assets.map(({ id }) => id).join(', '))
      setSaid({ of: assets, text: t('search.selection.copied', { count: assets.length }) })
    } catch {
      setSaid({ of: assets, text: t('search.selection.notCopied') })
    }
  }

  return (
    <>
      <Button variant="quiet" icon={<CopyIcon className={styles.icon} />} onClick={() => void copy()}>
        {t('search.selection.copy')}
      </Button>
      <span role="status" className={styles.said}>
        {said.of === assets && said.text}
      </span>
    </>
  )
}
