import type { MouseEvent } from 'react'
import { CloseIcon } from '#design/icon.tsx'
import { IconButtonLink } from '#design/icon-button.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, type Query } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery } from '../../../domain/arrangement.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import { aboutText } from '../board-texts.ts'
import { cardSelector } from '../forms/return-focus.ts'
import styles from './board-panel.module.css'

type Props = { page: BoardPage; thread: AssetId; onThread: (asset: null) => void }

/** On which asset the comments are, with the ways back to it and to all comments. */
export function ThreadHead({ page, thread, onThread }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { board, assets, code } = page
  const asset = assets.find(({ id }) => id === thread)
  const about = page.about[thread]
  const here = { ...arrangementQuery(page.arrangement), page: page.page.number }
  const hrefOf = (query: Query, hash: string) =>
    links.board(visit, { boardId: board.id }, { ...query, invitation_code: code }) + hash
  return (
    <div className={styles.thread}>
      {asset?.thumbUrl && asset.card?.isSensitive === false && (
        <img className={styles.thumb} src={asset.thumbUrl} alt="" width={56} height={42} />
      )}
      <div className={styles.threadWords}>
        <p>{aboutText(t, about)}</p>
        {about?.page && (
          <a
            href={hrefOf({ page: about.page }, `#asset-${thread}`)}
            className={styles.about}
            onClick={(event) => goToCard(event, thread)}
          >
            {t('boards.board.backToPicture')}
          </a>
        )}
      </div>
      <IconButtonLink
        href={hrefOf(here, '#beside')}
        label={t('boards.board.allComments')}
        onClick={(event) => {
          event.preventDefault()
          onThread(null)
        }}
      >
        <CloseIcon size="small" />
      </IconButtonLink>
    </div>
  )
}

/** On this page, the card comes into view; another page is gone to as usual. */
function goToCard(event: MouseEvent, thread: AssetId): void {
  const card = document.querySelector(cardSelector(thread))
  if (!card) return
  event.preventDefault()
  card.scrollIntoView({ block: 'center' })
  card.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}
