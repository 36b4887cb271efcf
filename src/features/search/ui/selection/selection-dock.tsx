import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { pressedPart } from '#design/lazy-part.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSelection } from './selection-context.tsx'

/** Comes with the first pick: most visitors never need it. */
const BatchBar = pressedPart(async () => (await import('./batch-bar.tsx')).BatchBar)

type Props = {
  /** What further rooms can do with several assets at once. */
  actions?: (assets: readonly AssetCard[]) => ReactNode
}

/** The place of the batch bar. It stands in the page from the start, since a status that arrives with its text is not read out. */
export function SelectionDock({ actions }: Props) {
  const t = useTranslate()
  const selection = useSelection()
  const count = selection.assets.length
  const [hasPicked, setPicked] = useState(false)
  useEffect(() => {
    if (count > 0) setPicked(true)
  }, [count])
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? t('search.selection.count', { count }) : hasPicked && t('search.selection.none')}
      </p>
      {count > 0 && (
        <Suspense fallback={null}>
          <BatchBar selection={selection} actions={actions?.(selection.assets)} />
        </Suspense>
      )}
    </>
  )
}
