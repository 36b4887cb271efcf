import { type MouseEvent, useSyncExternalStore } from 'react'
import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { callDesk, isDeskMissing, isSaved, type SaveCall, subscribeSignals } from './save-signals.ts'

/** The form that buttons belong to: without a script it leads to a page where a board is chosen. */
export const saveFormId = 'save-form'

const fetchDesk = () => callDesk()

/** Whether an asset is on the default board, as far as is known. */
export function useIsSaved(id: AssetId): boolean {
  return useSyncExternalStore(
    subscribeSignals,
    () => isSaved(id),
    () => false,
  )
}

/** What makes a button save assets, with a script and without. */
export function saveProps(kind: SaveCall['kind'], assets: readonly AssetCard[]) {
  return {
    type: 'submit' as const,
    form: saveFormId,
    name: 'save',
    value: assets.map(({ id }) => id).join(),
    onPointerEnter: fetchDesk,
    onFocus: fetchDesk,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (isDeskMissing()) return
      event.preventDefault()
      callDesk({ kind, assets, opener: event.currentTarget })
    },
  }
}
