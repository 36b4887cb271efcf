import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { EyeIcon, EyeOffIcon } from '#design/icon.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import styles from './curtain.module.css'

/** Whether a picture is to be blurred: until it is asked for, unless the visitor wants to see all. */
export function useCurtain({ isSensitive }: AssetCard) {
  const [sensitive] = usePreference('sensitive')
  const [isLifted, setLifted] = useState(false)
  return {
    isDrawn: isSensitive && !isLifted && sensitive !== 'shown',
    lift: () => setLifted(true),
  }
}

/** Inside the link: says why there is nothing to see. */
export function CurtainNote() {
  const t = useTranslate()
  return (
    <span className={styles.note}>
      <EyeOffIcon size="small" />
      {t('assets.tile.sensitive')}
    </span>
  )
}

/** Beside the link: shows this one picture. */
export function CurtainButton({ asset, onLift }: { asset: AssetCard; onLift: () => void }) {
  const t = useTranslate()
  return (
    <Button
      size="small"
      className={styles.show}
      icon={<EyeIcon size="small" />}
      aria-label={t('assets.tile.showTitle', { title: asset.title })}
      onClick={onLift}
    >
      {t('assets.tile.show')}
    </Button>
  )
}
