import { useContext, useState } from 'react'
import { Button } from '#design/button.tsx'
import { PencilIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardAsset } from '../../../domain/board.ts'
import { boardLimits } from '../../../domain/board-limits.data.ts'
import { emptyForm, formOf } from '../../../domain/board-page.ts'
import { BoardForm } from '../forms/board-form.tsx'
import { focusFieldOnOpen } from '../forms/focus-field-on-open.ts'
import { FormButton } from '../forms/form-button.tsx'
import { KeptButtons } from '../forms/kept-buttons.tsx'
import { cardSelector, focusSoon, gridSelector, headingSelector } from '../forms/return-focus.ts'
import { shutForm } from '../forms/shut-form.ts'
import {
  isUnsaved,
  noteKey,
  useWritten,
  WrittenDraftsContext,
  type WrittenKey,
} from '../forms/written-drafts.ts'
import { WrittenText } from '../forms/written-text.tsx'
import styles from './board-card.module.css'

type Props = {
  asset: BoardAsset
  title: string
  mayEdit: boolean
  form: FormState
  /** What was wrong with a text is of no interest once it is let go. */
  onForget: (key: WrittenKey) => void
}

/** What somebody wrote on an asset. Who may change it opens it where it stands, also without script. */
export function CardNote({ asset: { id, note }, title, mayEdit, form, onForget }: Props) {
  const t = useTranslate()
  const sent = formOf(form, 'note', id)
  const of = noteKey(id)
  const { drop } = useContext(WrittenDraftsContext)
  const { draft } = useWritten(of)
  const [draftBefore] = useState(draft)
  // What somebody has begun to write does not vanish with the right to save it.
  if (!mayEdit && !isUnsaved(draft))
    return note === '' ? null : (
      <p className={styles.note} dir="auto">
        {note}
      </p>
    )

  function letGo() {
    drop(of)
    onForget(of)
    focusSoon(`${cardSelector(id)} a`, gridSelector, headingSelector)
  }

  return (
    <details
      className={styles.edit}
      // What was begun on another page of the board goes on here. Who clears the field to write something else stays in it.
      open={sent !== emptyForm || isUnsaved(draft) || (draft !== null && draft !== draftBefore)}
      onClickCapture={focusFieldOnOpen}
    >
      <summary>
        {note === '' ? (
          <span className={styles.addNote}>
            {mayEdit ? t('boards.board.note.add') : t('boards.board.draft.unsaved')}
          </span>
        ) : (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
        {mayEdit && (
          <>
            <PencilIcon size="small" />
            <span className="visually-hidden">{t('boards.board.note.change', { title })}</span>
          </>
        )}
      </summary>
      <BoardForm fields={{ asset: id }} className={styles.noteForm}>
        <WrittenText
          kind="text"
          of={of}
          title={title}
          label={t('boards.board.note')}
          labelHidden
          stored={note}
          sent={sent}
          most={boardLimits.text}
          isLocked={!mayEdit}
        />
        <div className={styles.kept}>
          {mayEdit ? (
            <>
              <FormButton action="note" size="small">
                {t('boards.board.save')}
              </FormButton>
              <Button
                size="small"
                variant="quiet"
                className={styles.withScript}
                onClick={({ currentTarget }) => {
                  shutForm(currentTarget)
                  letGo()
                }}
              >
                {t('boards.board.cancel')}
              </Button>
            </>
          ) : (
            <KeptButtons text={draft?.typed ?? ''} onDiscard={letGo} />
          )}
        </div>
      </BoardForm>
    </details>
  )
}
