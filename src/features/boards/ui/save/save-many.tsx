import { Button } from '#design/button.tsx'
import { BookmarkIcon } from '#design/icon.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './save-many.module.css'
import { saveProps } from './use-save.ts'

/** Puts all that was picked on a board that is chosen for it. */
export function SaveMany({ assets }: { assets: readonly AssetCard[] }) {
  const t = useTranslate()
  return (
    <Button variant="quiet" icon={<BookmarkIcon />} {...saveProps('choose', assets)}>
      <span className={styles.word}>{t('boards.save.short')}</span>
    </Button>
  )
}

/** For the batch bar, which takes what can be done as a function. */
export function saveManyAction(assets: readonly AssetCard[]) {
  return <SaveMany assets={assets} />
}
