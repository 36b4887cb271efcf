import { useState } from 'react'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { UndoIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { type BoardPage, wholeForm } from '../../domain/board-page.ts'
import styles from './board-notes.module.css'
import { failureText } from './board-texts.ts'
import { BoardForm } from './forms/board-form.tsx'
import type { Notice } from './use-board-actions.ts'

type Props = {
  page: BoardPage
  notice: Notice | null
  isClosed: boolean
  onShut: () => void
}

/** What has just been done, what went wrong, and the way back. It stands there from the start, so that it is read out. */
export function BoardNotes({ page, notice, isClosed, onShut }: Props) {
  const t = useTranslate()
  return (
    <div role="status" className={joinClasses(styles.notes, page.deletedUntil !== null && styles.deleted)}>
      {page.deletedUntil !== null && <DeletedLine until={page.deletedUntil} />}
      {isClosed && <Banner tone="warning">{t('boards.board.closed')}</Banner>}
      {!isClosed && (notice ? <NoticeLine notice={notice} onShut={onShut} /> : <SentLine page={page} />)}
    </div>
  )
}

function DeletedLine({ until }: { until: string }) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <p>
      {t('boards.board.deleted')} {t('boards.board.deleted.text', { date: date(until) })}
    </p>
  )
}

function NoticeLine({ notice, onShut }: { notice: Notice } & Pick<Props, 'onShut'>) {
  const { tone, text, href, undo } = notice
  const t = useTranslate()
  const [undone, setUndone] = useState<Notice | null>(null)
  return (
    <Banner
      tone={tone}
      onClose={onShut}
      closeLabel={t('boards.board.close')}
      action={
        undo && (
          <Button
            size="small"
            icon={<UndoIcon size="small" />}
            busy={undone === notice}
            onClick={() => {
              setUndone(notice)
              void undo()
            }}
            data-undo
          >
            {t('boards.board.undo')}
          </Button>
        )
      }
    >
      {text}
      {href && (
        <>
          {' '}
          <TextLink href={href}>{t('boards.board.passed.open')}</TextLink>
        </>
      )}
    </Banner>
  )
}

/** The same for a form that was sent without script. */
function SentLine({ page: { done, removed, form } }: Pick<Props, 'page'>) {
  const t = useTranslate()
  const problem = form.errors[wholeForm]
  if (problem !== undefined) return <Banner tone="danger">{failureText(t, problem)}</Banner>
  if (done === null) return null
  const undo = removed && (
    <BoardForm fields={{ asset: removed }}>
      <Button type="submit" size="small" name="action" value="put-back" icon={<UndoIcon size="small" />}>
        {t('boards.board.undo')}
      </Button>
    </BoardForm>
  )
  return (
    <Banner tone="success" action={undo}>
      {t(`boards.board.done.${done}`)}
    </Banner>
  )
}
