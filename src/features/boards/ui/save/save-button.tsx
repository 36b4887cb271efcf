import { BookmarkIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { saveProps, useIsSaved } from './use-save.ts'

/** BOARD-05: puts an asset on the default board or takes it off. It stands on every tile, so all it does is call the desk. */
export function SaveButton({ asset }: { asset: AssetCard }) {
  const t = useTranslate()
  const isSaved = useIsSaved(asset.id)
  return (
    <IconButton
      variant="plate"
      label={t(isSaved ? 'boards.save.removeTitle' : 'boards.save.addTitle', { title: asset.title })}
      pressed={isSaved}
      {...saveProps('toggle', [asset])}
    >
      <BookmarkIcon />
    </IconButton>
  )
}

/** For galleries, which take the buttons of other rooms as a function that stays the same. */
export function saveAction(asset: AssetCard) {
  return <SaveButton asset={asset} />
}
