import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardSummary } from '../../domain/board.ts'
import { errorKey } from './error-key.ts'
import { PlainForm } from './plain-form.tsx'
import styles from './rename-form.module.css'

type Props = {
  board: BoardSummary
  /** What was sent for this board and refused. */
  refused: FormState | null
}

/** Another name for a board, in its menu. */
export function RenameForm({ board: { id, name }, refused }: Props) {
  const t = useTranslate()
  const error = refused?.errors.name
  return (
    <PlainForm className={styles.form}>
      <input type="hidden" name="board" value={id} />
      <Field
        // A name that was changed elsewhere is another beginning.
        key={name}
        name="name"
        label={t('boards.list.newName')}
        error={error && t(errorKey(error))}
        defaultValue={refused?.typed.name ?? name}
        autoFocus={error !== undefined}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="primary" size="small" name="action" value="rename">
        {t('boards.list.renameButton')}
      </Button>
    </PlainForm>
  )
}
