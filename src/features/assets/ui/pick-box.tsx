import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './pick-box.module.css'

type Props = { asset: AssetCard; isPicked: boolean; onPick: (asset: AssetCard) => void }

/** Puts an asset among those that something will be done with. The label around is what a finger can hit. */
export function PickBox({ asset, isPicked, onPick }: Props) {
  const t = useTranslate()
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('assets.tile.select', { title: asset.title })}
        checked={isPicked}
        onChange={() => onPick(asset)}
      />
    </label>
  )
}
