import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { PencilIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardAsset } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { emptyForm, formOf } from '../../domain/board-page.ts'
import styles from './board-card.module.css'
import { BoardForm } from './board-form.tsx'
import { failureText } from './board-texts.ts'

type Props = { asset: BoardAsset; title: string; mayEdit: boolean; form: FormState }

/** What somebody wrote on an asset. Who may change it opens it where it stands, also without script. */
export function CardNote({ asset: { id, note }, title, mayEdit, form }: Props) {
  const t = useTranslate()
  const sent = formOf(form, 'note', id)
  if (!mayEdit) return note === '' ? null : <p className={styles.note}>{note}</p>
  return (
    <details className={styles.edit} open={sent !== emptyForm}>
      <summary>
        {note === '' ? (
          <span className={styles.addNote}>{t('boards.board.note.add')}</span>
        ) : (
          <span className={styles.note}>{note}</span>
        )}
        <PencilIcon size="small" />
        <span className="visually-hidden">{t('boards.board.note.change', { title })}</span>
      </summary>
      <BoardForm fields={{ asset: id }} className={styles.noteForm}>
        <TextAreaField
          label={t('boards.board.note')}
          labelHidden
          name="text"
          rows={3}
          maxLength={boardLimits.text}
          defaultValue={sent.typed.text ?? note}
          error={sent.errors.text && failureText(t, sent.errors.text)}
        />
        <Button type="submit" size="small" name="action" value="note">
          {t('boards.board.save')}
        </Button>
      </BoardForm>
    </details>
  )
}
