import type { Ref } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import styles from './create-form.module.css'
import { errorKey } from './error-key.ts'
import { PlainForm } from './plain-form.tsx'

type Props = {
  form: FormState
  /** What the button says, and what it does. */
  button: string
  action?: string
  field?: Ref<HTMLInputElement>
}

/** A name and a button. What was wrong with the name stands at the field, with what was typed. */
export function CreateForm({ form, button, action = 'create', field }: Props) {
  const t = useTranslate()
  const error = form.typed.action === action ? form.errors.name : undefined
  return (
    <PlainForm className={styles.form}>
      <Field
        ref={field}
        name="name"
        label={t('boards.list.name')}
        hint={t('boards.list.nameHint', { count: boardLimits.name })}
        error={error && t(errorKey(error))}
        defaultValue={error === undefined ? '' : form.typed.name}
        autoFocus={error !== undefined}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="primary" name="action" value={action} className={styles.button}>
        {button}
      </Button>
    </PlainForm>
  )
}
