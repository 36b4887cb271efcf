import { Button } from '#design/button.tsx'
import { BookmarkIcon } from '#design/icon.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './save-actions.module.css'
import { saveProps, useIsSaved } from './use-save.ts'

/** On the page of an asset there is room for words, and for a way to a board other than the default one. */
export function SaveActions({ asset }: { asset: AssetCard }) {
  const t = useTranslate()
  const isSaved = useIsSaved(asset.id)
  return (
    <div className={styles.actions}>
      <Button
        wide
        aria-pressed={isSaved}
        // Below it stands the other button.
        data-tip="above"
        icon={<BookmarkIcon filled={isSaved} className={isSaved ? styles.saved : undefined} />}
        {...saveProps('toggle', [asset])}
      >
        {t(isSaved ? 'boards.save.remove' : 'boards.save.add')}
      </Button>
      <Button variant="quiet" size="small" {...saveProps('choose', [asset])}>
        {t('boards.save.elsewhere')}
      </Button>
    </div>
  )
}
