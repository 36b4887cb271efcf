import { type ReactNode, useId } from 'react'
import { EyeOffIcon, GripVerticalIcon, MessageIcon, PlayIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { usePreference } from '#visit/use-preference.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardAsset } from '../../domain/board.ts'
import styles from './board-card.module.css'
import { CardMenu } from './card-menu.tsx'
import { CardNote } from './card-note.tsx'

export type PictureOf = (card: AssetCard, isFirst: boolean) => ReactNode

type Props = {
  asset: BoardAsset
  /** On the whole board, from 1. */
  place: number
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
  /** Without it nothing can be picked. */
  onPick?: ((id: AssetId) => void) | undefined
  isPicked: boolean
  /** Another one is being moved: its own tools make way. */
  isMoving: boolean
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
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={isPicked}
              onChange={() => onPick(asset.id)}
              aria-label={t('boards.board.pick', { title })}
            />
          </label>
        )}
      </div>
      <div className={styles.line}>
        <span className={styles.number}>{number(place)}</span>
        <p className={styles.title}>{title}</p>
      </div>
      <CardNote asset={asset} title={title} mayEdit={mayEdit} form={form} />
      <p className={styles.by}>
        {asset.addedBy === ''
          ? t('boards.board.added', { when: date(asset.addedAt) })
          : t('boards.board.addedBy', { name: asset.addedBy, when: date(asset.addedAt) })}
        {props.isCover && ` · ${t('boards.board.isCover')}`}
      </p>
      <div className={joinClasses(styles.tools, isMoving && styles.resting)}>
        {handle}
        {(props.mayComment || props.commentCount > 0) && <Comments {...props} title={title} />}
        {mayEdit && <CardMenu asset={asset} title={title} />}
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

type HandleProps = {
  title: string
  isHeld: boolean
  onToggle: () => void
  onCancel: () => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

/** Taken by a press or by dragging; the words say how to go on with keys. */
export function MoveHandle({ title, isHeld, onToggle, onCancel, onKeyDown }: HandleProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <>
      <IconButton
        label={t('boards.board.move', { title })}
        className={styles.handle}
        pressed={isHeld}
        aria-describedby={id}
        onClick={onToggle}
        onBlur={onCancel}
        onKeyDown={onKeyDown}
        data-handle
      >
        <GripVerticalIcon size="small" />
      </IconButton>
      <span id={id} hidden>
        {t('boards.board.move.keys')}
      </span>
    </>
  )
}
