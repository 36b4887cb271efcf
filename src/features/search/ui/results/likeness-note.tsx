import type { ReactNode } from 'react'
import { ImageIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { Likeness } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'
import styles from './likeness-note.module.css'

type Props = { likeness: Likeness; picture: ReactNode }

/** What results are like, to be seen beside them, and the way back to results of every kind. */
export function LikenessNote({ likeness, picture }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { linkTo } = useSearchControls()
  const without = likeness.kind === 'asset' ? 'morelikethis' : 'searchbyimage'
  return (
    <div className={styles.note}>
      <div className={styles.frame}>
        {likeness.kind === 'asset' ? picture : <OwnPicture url={likeness.pictureUrl} />}
      </div>
      <div className={styles.text}>
        {likeness.kind === 'asset' ? (
          <TextLink href={links.detail(visit, { id: likeness.asset.id })} variant="quiet">
            {t('search.similarTo', { title: likeness.asset.title })}
          </TextLink>
        ) : (
          <span>{t('search.similarToPicture')}</span>
        )}
        <TextLink href={linkTo({ set: without, to: null })}>{t('search.withoutPicture')}</TextLink>
      </div>
    </div>
  )
}

function OwnPicture({ url }: { url: string | null }) {
  return url === null ? <ImageIcon /> : <img src={url} alt="" width={56} height={56} />
}
