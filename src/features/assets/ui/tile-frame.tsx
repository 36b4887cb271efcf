import type { ComponentProps, ReactNode } from 'react'
import { LayersIcon } from '#design/icon.tsx'
import { IconButtonLink } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { PickBox } from '#design/pick-box.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './tile.module.css'

/** What can be done with an asset, besides looking at it. On a page where nothing can, a tile has none of these. */
export type TileControls = {
  isPicked?: boolean | undefined
  onPick?: ((asset: AssetCard) => void) | undefined
  similarHref?: string | undefined
  /** Further buttons; in a narrow tile only the first shows. A pressed one shows at rest too, as for what is saved. */
  actions?: ((asset: AssetCard) => ReactNode) | undefined
}

export type TileProps = TileControls & {
  asset: AssetCard
  /** In view at first, so its picture loads at once. */
  isFirst: boolean
  /** Just below those: its picture loads after them. */
  isSoon?: boolean
}

type Props = TileControls & ComponentProps<'li'> & { asset: AssetCard }

/** The tile around its picture. Its controls stand beside the link, never inside. */
export function TileFrame(props: Props) {
  const { asset, isPicked = false, onPick, similarHref, actions, className, children, ...events } = props
  const t = useTranslate()
  return (
    <li {...events} className={joinClasses(styles.tile, isPicked && styles.picked, className)}>
      {children}
      {onPick && (
        <PickBox
          label={t('assets.tile.select', { title: asset.title })}
          checked={isPicked}
          onChange={() => onPick(asset)}
        />
      )}
      {(similarHref !== undefined || actions) && (
        <div className={styles.actions}>
          {similarHref !== undefined && (
            <IconButtonLink
              variant="plate"
              href={similarHref}
              className={styles.similar}
              label={t('assets.tile.similar', { title: asset.title })}
              data-ahead
            >
              <LayersIcon />
            </IconButtonLink>
          )}
          {actions?.(asset)}
        </div>
      )}
    </li>
  )
}
