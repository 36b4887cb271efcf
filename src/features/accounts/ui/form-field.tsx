import { useState } from 'react'
import { ClientOnly } from '#design/client-only.tsx'
import { Field, type FieldProps } from '#design/field.tsx'
import { EyeIcon, EyeOffIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { NativeSelect, type NativeSelectProps } from '#design/native-select.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { wrongFieldsOf } from '../domain/form-state.ts'
import { passwordLength } from '../domain/parse-password.ts'
import styles from './account-form.module.css'
import { errorKey } from './error-key.ts'

type OfForm = { form: FormState; name: string }

/** A field with what was typed and what is wrong with it. The first wrong one has the focus when the page comes again. */
export function FormField({ form, name, defaultValue, ...rest }: Omit<FieldProps, 'form'> & OfForm) {
  const error = useError(form, name)
  return (
    <Field
      {...rest}
      name={name}
      defaultValue={form.typed[name] ?? defaultValue}
      error={error}
      autoFocus={wrongFieldsOf(form)[0] === name}
    />
  )
}

export function FormSelect({ form, name, defaultValue, ...rest }: Omit<NativeSelectProps, 'form'> & OfForm) {
  const error = useError(form, name)
  return <NativeSelect {...rest} name={name} defaultValue={form.typed[name] ?? defaultValue} error={error} />
}

type PasswordProps = Omit<FieldProps, 'type' | 'autoComplete' | 'form'> &
  OfForm & { autoComplete: 'current-password' | 'new-password' }

/** Never filled in by us. The eye shows what is typed, once the script has come. */
export function PasswordField({ autoComplete, hint, ...props }: PasswordProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const isNew = autoComplete === 'new-password'
  return (
    <FormField
      hint={isNew ? t('accounts.password.rules', { count: passwordLength.atLeast }) : hint}
      required
      {...props}
      {...plainText}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <ClientOnly>
          <IconButton
            label={t('accounts.password.show')}
            pressed={isShown}
            className={styles.show}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </ClientOnly>
      }
    />
  )
}

/** For what is no sentence: phones neither capitalize nor correct it. */
export const plainText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export const emailInput = {
  ...plainText,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
} as const

function useError(form: FormState, name: string): string | undefined {
  const t = useTranslate()
  const word = form.errors[name]
  return word === undefined ? undefined : t(errorKey(word))
}
