import { Button } from '#design/button.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import styles from './sensitive-note.module.css'

/** Says why some pictures are blurred, and lets a visitor choose once for all of them. */
export function SensitiveNote({ assets }: { assets: readonly AssetCard[] }) {
  const t = useTranslate()
  const [sensitive, setSensitive] = usePreference('sensitive')
  if (!assets.some(({ isSensitive }) => isSensitive)) return null
  const isShown = sensitive === 'shown'
  return (
    <p className={styles.note}>
      {isShown ? t('search.sensitiveShown') : t('search.sensitiveBlurred')}{' '}
      <Button variant="quiet" size="small" onClick={() => setSensitive(isShown ? 'blurred' : 'shown')}>
        {isShown ? t('search.blurThem') : t('search.showThem')}
      </Button>
    </p>
  )
}
