import { type KeyboardEvent, useState } from 'react'
import { TextAreaField } from '#design/field.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { formOf } from '../../../domain/board-page.ts'
import { failureText } from '../board-texts.ts'
import { BoardForm } from '../forms/board-form.tsx'
import { FormButton } from '../forms/form-button.tsx'
import type { Unfinished } from '../forms/use-unfinished.ts'
import styles from './board-panel.module.css'

/** Why nothing can be sent any more: one may not, or the asset has left the board. */
export type CommentLock = 'notAllowed' | 'left'

type Props = {
  thread: AssetId | null
  /** Of the asset, if it is about one and that is known. */
  title: string
  form: FormState
  unfinished: Unfinished
  lock: CommentLock | null
}

/** What is written here is kept for each thread until it is sent. */
export function CommentForm({ thread, title, form, unfinished, lock }: Props) {
  const t = useTranslate()
  const { typed, errors } = formOf(form, 'comment')
  const isThis = (typed.asset ?? '') === (thread ?? '')
  const [begun] = useState(unfinished.draftOf(thread) || (isThis ? typed.text : undefined))
  return (
    <BoardForm fields={{ asset: thread ?? '' }} className={styles.form}>
      <TextAreaField
        label={thread === null ? t('boards.board.comment') : t('boards.board.commentHere')}
        name="text"
        dir="auto"
        rows={3}
        defaultValue={begun}
        readOnly={lock !== null}
        hint={lock && t(`boards.board.draft.${lock}`)}
        error={isThis && errors.text && failureText(t, errors.text)}
        onInput={({ currentTarget }) => unfinished.setDraft({ thread, text: currentTarget.value, title })}
        onKeyDown={sendByKeys}
        required
      />
      {lock === null && (
        <FormButton action="comment" size="small">
          {t('boards.board.comment.send')}
        </FormButton>
      )}
    </BoardForm>
  )
}

/** Enter alone begins a line. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return
  const button = currentTarget.form?.querySelector<HTMLElement>('[name="action"]')
  if (!button) return
  event.preventDefault()
  currentTarget.form?.requestSubmit(button)
}
