import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { pressedPart } from '#design/lazy-part.tsx'
import { type AssetCard, type AssetId, thumbOf } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { usePreference } from '#visit/use-preference.ts'
import { SaveMany } from '../save/save-many.tsx'

/** Comes with the first pick: most visitors never need it. */
const PickBar = pressedPart(async () => (await import('#design/pick-bar.tsx')).PickBar)

type Selection = Readonly<{ ids: ReadonlySet<AssetId>; toggle: (asset: AssetCard) => void }>

/** Lets one pick some of a set, and save them to a board together. */
export function PickedSet({ children }: { children: (selection: Selection) => ReactNode }) {
  const t = useTranslate()
  const [sensitive] = usePreference('sensitive')
  const [picked, setPicked] = useState<ReadonlyMap<AssetId, AssetCard>>(new Map())
  const toggle = useCallback((asset: AssetCard) => setPicked((before) => toggled(before, asset)), [])
  const assets = [...picked.values()]
  const words = t('boards.curated.picked', { count: assets.length })
  return (
    <>
      {children({ ids: new Set(picked.keys()), toggle })}
      <p role="status" className="visually-hidden">
        {assets.length > 0 && words}
      </p>
      {assets.length > 0 && (
        <Suspense fallback={null}>
          <PickBar
            label={t('boards.curated.selection')}
            count={words}
            thumbs={assets.map((asset) => thumbOf(asset, sensitive === 'shown'))}
            clearLabel={t('boards.curated.pickNone')}
            onClear={() => setPicked(new Map())}
          >
            <SaveMany assets={assets} />
          </PickBar>
        </Suspense>
      )}
    </>
  )
}

/** Without the asset, or with it if it was not there. */
function toggled(before: ReadonlyMap<AssetId, AssetCard>, asset: AssetCard): ReadonlyMap<AssetId, AssetCard> {
  const next = new Map(before)
  if (!next.delete(asset.id)) next.set(asset.id, asset)
  return next
}
