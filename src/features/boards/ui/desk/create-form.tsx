import type { FormEvent } from 'react'
import { Field } from '#design/field.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { boardLimits } from '../../domain/board-limits.data.ts'
import styles from './create-form.module.css'
import type { useNewBoard } from './use-new-board.ts'

type Props = { id: string; creation: ReturnType<typeof useNewBoard> }

/** The name of a new board; its button stands in the dialog's footer. */
export function CreateForm({ id, creation: { name, setName, refusal, submit } }: Props) {
  const t = useTranslate()

  function send(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form id={id} onSubmit={send} noValidate>
      <Field
        label={t('boards.choose.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={boardLimits.name}
        error={refusal && t(`boards.choose.refused.${refusal}`)}
        hint={
          <span className={styles.hint}>
            <span>{t('boards.choose.hint')}</span>
            <span className={styles.length}>
              {t('boards.choose.length', { count: [...name].length, most: boardLimits.name })}
            </span>
          </span>
        }
        autoComplete="off"
        // There is nothing else to do here.
        autoFocus
      />
    </form>
  )
}
