import type { ReactNode } from 'react'
import { Banner } from '#design/banner.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { emptyForm, wrongFieldsOf } from '../domain/form-state.ts'
import styles from './account-form.module.css'

type Props = {
  /** What it came to when it was sent the last time. */
  form?: FormState
  /** The page that takes it, where that is another one. */
  to?: string
  /** Fields and button in one line, where there is room. */
  inline?: boolean
  className?: string | undefined
  /** Does the same whoever is signed in, as what goes by a mailed code: it stays good when the page changes hands. */
  isForAnyone?: boolean
  children: ReactNode
}

/** A plain form to its own page. The browser's own messages are off: ours are in the language of the page. */
export function AccountForm({ form = emptyForm, to, inline, className, isForAnyone, children }: Props) {
  const { csrfToken, user } = useVisit()
  return (
    <form
      method="post"
      action={to}
      noValidate
      className={joinClasses(styles.form, inline && styles.inline, className)}
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      {user && !isForAnyone && <input type="hidden" name="_as" value={user.username} />}
      <ErrorSummary form={form} />
      {children}
    </form>
  )
}

/** Counts wrong fields. What is about the whole form stands at the head of the page. */
function ErrorSummary({ form }: { form: FormState }) {
  const t = useTranslate()
  const { length: count } = wrongFieldsOf(form)
  if (count === 0) return null
  return (
    <Banner tone="danger" role="alert" className={styles.summary}>
      {t('accounts.errors', { count })}
    </Banner>
  )
}
