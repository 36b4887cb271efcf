import type { ReactNode } from 'react'
import { EyeOffIcon, MessageIcon, PlayIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { PickBox } from '#design/pick-box.tsx'
import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { usePreference } from '#visit/use-preference.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardAsset } from '../../../domain/board.ts'
import type { WrittenKey } from '../forms/written-drafts.ts'
import styles from './board-card.module.css'
import { CardMenu } from './card-menu.tsx'
import { CardNote } from './card-note.tsx'

export type PictureOf = (card: AssetCard, isFirst: boolean) => ReactNode

type Props = {
  asset: BoardAsset
  /** On the whole board, from 1. */
  place: number
  isLast: boolean
  /** To another place on the board. */
  mayMove: boolean
  isFirst: boolean
  isCover: boolean
  mayEdit: boolean
  mayComment: boolean
  pictureOf: PictureOf
  /** Leads to the comments on it, where they can be seen. */
  commentsHref: string
  commentCount: number
  onComments: (id: AssetId) => void
  form: FormState
  onForget: (key: WrittenKey) => void
  /** Without it nothing can be picked. */
  onPick?: ((id: AssetId, isRange: boolean) => void) | undefined
  isPicked: boolean
  /** Another one is being moved: its own tools make way. */
  isMoving: boolean
  /** To another board. */
  onPass: (how: 'move' | 'copy') => void
  handle?: ReactNode
}

/** One asset of a board: the picture whole, as on a light table, and below it what people say about it. */
export function BoardCard(props: Props) {
  const { asset, place, isFirst, isPicked, isMoving, onPick, mayEdit, pictureOf, form, handle } = props
  const t = useTranslate()
  const { number, date } = useFormats()
  const title = asset.card?.title ?? asset.shortTitle
  return (
    <>
      <div className={joinClasses(styles.frame, isPicked && styles.picked)} data-frame>
        <Shown asset={asset} pictureOf={pictureOf} isFirst={isFirst} />
        {onPick && (
          <PickBox
            label={t('boards.board.pick', { title })}
            checked={isPicked}
            // The event of a checkbox is the press itself.
            onChange={({ nativeEvent }) =>
              onPick(asset.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
      </div>
      <div className={styles.line}>
        <span className={styles.number}>{number(place)}</span>
        <p className={styles.title}>{title}</p>
      </div>
      <CardNote asset={asset} title={title} mayEdit={mayEdit} form={form} onForget={props.onForget} />
      <p className={styles.by}>
        {asset.addedBy === ''
          ? t('boards.board.added', { when: date(asset.addedAt) })
          : t('boards.board.addedBy', { name: asset.addedBy, when: date(asset.addedAt) })}
        {props.isCover && ` · ${t('boards.board.isCover')}`}
      </p>
      <div className={joinClasses(styles.tools, isMoving && styles.resting)} data-tools>
        {handle}
        {(props.mayComment || props.commentCount > 0) && <Comments {...props} title={title} />}
        {mayEdit && (
          <CardMenu
            asset={asset}
            title={title}
            isFirst={!props.mayMove || place === 1}
            isLast={!props.mayMove || props.isLast}
            onPass={props.onPass}
          />
        )}
      </div>
    </>
  )
}

type ShownProps = { asset: BoardAsset; pictureOf: PictureOf; isFirst: boolean }

/** The picture as a link; what is offline or not for everyone's eyes says so in words. */
function Shown({ asset: { id, card, isOffline, shortTitle }, pictureOf, isFirst }: ShownProps) {
  const t = useTranslate()
  const visit = useVisit()
  const { duration } = useFormats()
  const [sensitive] = usePreference('sensitive')
  const href = links.detail(visit, { id })
  if (card === null || isOffline) {
    const words = (
      <>
        <b>{shortTitle}</b>
        {t('boards.board.offline')}
      </>
    )
    // A withdrawn one may have no page any more; one that is offline has.
    return card === null ? (
      <div className={styles.words}>{words}</div>
    ) : (
      <a href={href} className={styles.words}>
        {words}
      </a>
    )
  }
  const isHidden = card.isSensitive && sensitive !== 'shown'
  return (
    <a href={href} className={styles.link} draggable={false} data-ahead>
      {isHidden ? (
        <span className={styles.words}>
          <EyeOffIcon />
          <b>{card.title}</b>
          {t('boards.board.sensitive')}
        </span>
      ) : (
        pictureOf(card, isFirst)
      )}
      {card.durationMs !== null && (
        <span className={styles.badge}>
          <PlayIcon size="small" />
          {duration(Math.round(card.durationMs / 1000))}
        </span>
      )}
    </a>
  )
}

function Comments({ asset, title, commentsHref, commentCount, onComments }: Props & { title: string }) {
  const t = useTranslate()
  return (
    <a
      href={commentsHref}
      className={styles.tool}
      aria-label={t('boards.board.commentsOn', { title, count: commentCount })}
      onClick={(event) => {
        event.preventDefault()
        onComments(asset.id)
      }}
    >
      <MessageIcon size="small" />
      {commentCount > 0 && <span aria-hidden="true">{commentCount}</span>}
    </a>
  )
}
