import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './saved-note.module.css'

type Props = {
  board: { readonly id: string; readonly name: string }
  assetId: string
  isFilm: boolean
}

/** Where the asset is now, and both ways on. */
export function SavedNote({ board, assetId, isFilm }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <div className={styles.saved} role="status">
      <p>{t('boards.savePage.savedTo', { name: board.name })}</p>
      <div className={styles.ways}>
        <ButtonLink href={links.board(visit, { boardId: board.id })} variant="primary">
          {t('boards.list.open')}
        </ButtonLink>
        <ButtonLink href={links.detail(visit, { id: assetId })}>
          {t(`boards.savePage.back.${isFilm ? 'film' : 'image'}`)}
        </ButtonLink>
      </div>
    </div>
  )
}
