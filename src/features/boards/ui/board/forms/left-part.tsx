import { useContext, useEffect, useRef, useState } from 'react'
import { TextAreaField } from '#design/field.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../../domain/board-page.ts'
import { KeptButtons } from './kept-buttons.tsx'
import styles from './left-part.module.css'
import { type LeftText, leftTexts } from './left-texts.ts'
import { cardSelector, focusSoon, gridSelector, headingSelector } from './return-focus.ts'
import { useStanding } from './use-standing.ts'
import type { BegunComment, Unfinished } from './use-unfinished.ts'
import { notedAsset, useWrittenEntries, WrittenDraftsContext, type WrittenKey } from './written-drafts.ts'

type Props = {
  page: BoardPage
  unfinished: Unfinished
  /** Where it comes with what took the fields away, all of it was left just now. */
  isNew?: boolean
  /** What was wrong with a text is of no interest once it is let go. */
  onForget: (key: WrittenKey) => void
}

/** Texts that somebody had begun when their field went away. They stay until they are let go. */
export function LeftPart({ page, unfinished, isNew = false, onForget }: Props) {
  const t = useTranslate()
  const { drop } = useContext(WrittenDraftsContext)
  const entries = useWrittenEntries()
  const standing = useStanding(page, unfinished, leftTexts(entries, page, null).length > 0)
  const left = leftTexts(entries, page, standing)
  // On a board that is there, comments have their field beside it.
  const comments = page.deletedUntil === null ? [] : unfinished.begunComments
  const [leftBefore] = useState(() => new Set(isNew ? [] : left.map(({ key }) => key)))
  if (left.length + comments.length === 0) return null

  function discard({ key }: LeftText) {
    drop(key)
    onForget(key)
    focusNext(notedAsset(key))
  }

  function discardComment({ thread, text }: BegunComment) {
    unfinished.dropDraft(thread, text)
    focusNext(thread)
  }

  return (
    <section aria-label={t('boards.board.draft.unsaved')} data-left="">
      <ul className={styles.list}>
        {left.map((each) => (
          <LeftRow
            key={each.key}
            label={
              each.key === 'name' || each.key === 'description'
                ? t(`boards.board.${each.key}`)
                : t('boards.board.draft.noteOn', { title: each.draft.title })
            }
            {...{ why: each.why, pageNumber: each.pageNumber, text: each.draft.typed }}
            isNew={!leftBefore.has(each.key)}
            page={page}
            onDiscard={() => discard(each)}
          />
        ))}
        {comments.map((each) => (
          <LeftRow
            key={`comment ${each.thread}`}
            label={
              each.thread === null
                ? t('boards.board.comment')
                : t('boards.board.draft.commentOn', { title: each.title })
            }
            {...{ why: 'deleted', pageNumber: null, text: each.text }}
            isNew={isNew}
            page={page}
            onDiscard={() => discardComment(each)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The button that was pressed is gone with its text: to what else is left, or to where it belonged. */
function focusNext(assetId: string | null): void {
  const card = assetId === null ? [] : [`${cardSelector(assetId)} a`]
  focusSoon('[data-left] textarea', ...card, gridSelector, headingSelector)
}

type RowProps = Pick<LeftText, 'why' | 'pageNumber'> &
  Pick<Props, 'page'> & { label: string; text: string; isNew: boolean; onDiscard: () => void }

function LeftRow({ label, text, why, pageNumber, page: { board }, isNew, onDiscard }: RowProps) {
  const t = useTranslate()
  const visit = useVisit()
  const field = useRef<HTMLTextAreaElement>(null)
  // Whoever was writing goes on reading where the text is.
  useEffect(() => {
    if (isNew) focusSoon(field.current)
  }, [isNew])
  return (
    <li className={styles.row}>
      <TextAreaField
        ref={field}
        label={label}
        hint={t(`boards.board.draft.${why}`)}
        value={text}
        dir="auto"
        rows={3}
        readOnly
      />
      <div className={styles.buttons}>
        {pageNumber !== null && (
          <TextLink
            href={links.board(
              visit,
              { boardId: board.id },
              { page: pageNumber > 1 ? pageNumber : undefined },
            )}
          >
            {t('boards.board.draft.toPage', { page: pageNumber })}
          </TextLink>
        )}
        <KeptButtons text={text} onDiscard={onDiscard} />
      </div>
    </li>
  )
}
