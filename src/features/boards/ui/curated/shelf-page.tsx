import type { ReactNode } from 'react'
import { TabLinks } from '#design/tab-links.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { ShelfName, ShelfView } from '../../domain/curated-shelf.ts'
import { type MediaKind, mediaKinds } from '../../domain/media-kind.ts'
import { BoardsFrame } from '../list/boards-frame.tsx'
import { SetCover } from './set-cover.tsx'
import { shelfLink } from './shelf-link.ts'
import styles from './shelf-page.module.css'

type Props = Pick<ShelfView, 'shelf' | 'mediaKind' | 'sets'> & {
  picture: (asset: AssetCard, sizes: string, isFirst: boolean) => ReactNode
}

const otherShelves: Readonly<Record<ShelfName, ShelfName>> = { curated: 'signature', signature: 'curated' }
const kinds: Readonly<Record<ShelfName, readonly (MediaKind | null)[]>> = {
  curated: [null, ...mediaKinds],
  signature: mediaKinds,
}
/** Covers in view at first on a large screen. */
const firstInView = 4

/** The sets of a shelf, by media kind. */
export function ShelfPage({ shelf, mediaKind, sets, picture }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const other = otherShelves[shelf]
  return (
    <BoardsFrame current="curatedSets" title={t(`boards.curated.title.${shelf}`)}>
      <div className={styles.bar}>
        <TabLinks
          label={t('boards.curated.kinds')}
          links={kinds[shelf].map((kind) => ({
            href: shelfLink(visit, shelf, kind),
            label: t(`boards.curated.kind.${kind ?? 'all'}`),
            current: kind === mediaKind,
          }))}
        />
        <TextLink href={shelfLink(visit, other, mediaKind)} className={styles.other}>
          {t(`boards.curated.title.${other}`)}
        </TextLink>
      </div>
      <p className={styles.lead}>{t(`boards.curated.lead.${shelf}`)}</p>
      {sets.length === 0 ? (
        <p>{t('boards.curated.empty')}</p>
      ) : (
        <ul className={styles.sets}>
          {sets.map((set, place) => (
            <SetCover
              key={set.key}
              set={set}
              picture={(asset, sizes) => picture(asset, sizes, place < firstInView)}
            />
          ))}
        </ul>
      )}
    </BoardsFrame>
  )
}
