import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { UndoIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { type BoardPage, wholeForm } from '../../domain/board-page.ts'
import { BoardForm } from './board-form.tsx'
import styles from './board-notes.module.css'
import { failureText } from './board-texts.ts'
import type { Notice } from './use-board-actions.ts'

type Props = {
  page: BoardPage
  form: FormState
  notice: Notice | null
  isClosed: boolean
  onShut: () => void
}

/** What has just been done, what went wrong, and the way back. It stands there from the start, so that it is read out. */
export function BoardNotes({ page, form, notice, isClosed, onShut }: Props) {
  const t = useTranslate()
  return (
    <div role="status" className={styles.notes}>
      {isClosed && <Banner tone="warning">{t('boards.board.closed')}</Banner>}
      {!isClosed &&
        (notice ? <NoticeLine notice={notice} onShut={onShut} /> : <SentLine page={page} form={form} />)}
    </div>
  )
}

function NoticeLine({ notice: { tone, text, undo }, onShut }: { notice: Notice } & Pick<Props, 'onShut'>) {
  const t = useTranslate()
  return (
    <Banner
      tone={tone}
      onClose={onShut}
      closeLabel={t('boards.board.close')}
      action={
        undo && (
          <Button size="small" icon={<UndoIcon size="small" />} onClick={() => void undo()} data-undo>
            {t('boards.board.undo')}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  )
}

/** The same for a form that was sent without script. */
function SentLine({ page: { done, removed }, form }: Pick<Props, 'page' | 'form'>) {
  const t = useTranslate()
  const problem = form.errors[wholeForm]
  if (problem !== undefined) return <Banner tone="danger">{failureText(t, problem)}</Banner>
  if (done === null) return null
  const undo = removed && (
    <BoardForm fields={{ asset: removed.asset, before: removed.before ?? '', note: removed.note }}>
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
