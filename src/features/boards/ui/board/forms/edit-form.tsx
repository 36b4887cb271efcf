import { type KeyboardEvent, useContext } from 'react'
import { Button } from '#design/button.tsx'
import { PencilIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { boardLimits } from '../../../domain/board-limits.data.ts'
import { type BoardPage, emptyForm, formOf } from '../../../domain/board-page.ts'
import styles from '../board-head.module.css'
import { BoardForm } from './board-form.tsx'
import { focusFieldOnOpen } from './focus-field-on-open.ts'
import { FormButton } from './form-button.tsx'
import { KeptButtons } from './kept-buttons.tsx'
import { focusSoon, headingSelector } from './return-focus.ts'
import { shutForm } from './shut-form.ts'
import { isUnsaved, useWritten, WrittenDraftsContext } from './written-drafts.ts'
import { WrittenText } from './written-text.tsx'

type Props = {
  page: BoardPage
  form: FormState
  /** What was wrong with what was typed is of no interest any more. */
  onCancel: () => void
}

/** Takes the place of title and description while it is open. */
export function EditForm({ page: { board }, form, onCancel }: Props) {
  const t = useTranslate()
  const sent = formOf(form, 'change')
  const { permissions } = board
  const { drop } = useContext(WrittenDraftsContext)
  const begun = [useWritten('name').draft, useWritten('description').draft].filter((draft) => draft !== null)
  const isLocked = !permissions.rename && !permissions.describe
  // What somebody has begun to write does not vanish with the right to save it.
  if (isLocked && !begun.some(isUnsaved)) return null

  /** The next time it begins with what stands there then. */
  function cancel({ currentTarget }: { readonly currentTarget: HTMLElement }) {
    shutForm(currentTarget)
    discard()
  }

  function discard() {
    drop('name')
    drop('description')
    onCancel()
    focusSoon(headingSelector)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !event.currentTarget.hasAttribute('open'))
      return
    event.preventDefault()
    if (!isLocked) cancel(event)
  }

  return (
    <details
      className={joinClasses(styles.edit, isLocked && styles.locked)}
      open={sent !== emptyForm || begun.length > 0}
      onClickCapture={focusFieldOnOpen}
      onKeyDown={onKeyDown}
    >
      <summary>
        {!isLocked && <PencilIcon size="small" />}
        {isLocked
          ? t('boards.board.draft.unsaved')
          : t(permissions.rename ? 'boards.board.edit' : 'boards.board.describe')}
      </summary>
      <BoardForm className={styles.form}>
        {permissions.rename && (
          <WrittenText
            kind="name"
            of="name"
            title={board.name}
            label={t('boards.board.name')}
            stored={board.name}
            sent={sent}
            most={boardLimits.name}
            required
            isLocked={isLocked}
          />
        )}
        <WrittenText
          kind="text"
          of="description"
          title={board.name}
          label={t('boards.board.description')}
          stored={board.description}
          sent={sent}
          most={boardLimits.text}
          isLocked={isLocked}
        />
        <div className={styles.buttons}>
          {isLocked ? (
            <KeptButtons
              text={begun
                .filter(isUnsaved)
                .map(({ typed }) => typed)
                .join('\n\n')}
              onDiscard={discard}
            />
          ) : (
            <>
              <FormButton action="change" variant="primary">
                {t('boards.board.save')}
              </FormButton>
              <Button variant="quiet" className={styles.cancel} onClick={cancel}>
                {t('boards.board.cancel')}
              </Button>
            </>
          )}
        </div>
      </BoardForm>
    </details>
  )
}
