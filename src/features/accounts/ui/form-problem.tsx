import { Banner } from '#design/banner.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { wholeForm } from '../domain/form-state.ts'
import { errorKey } from './error-key.ts'

/** Why a whole form was refused. It stands at the head of the page, since the form itself may be gone from it. */
export function FormProblem({ form }: { form: FormState }) {
  const t = useTranslate()
  const { user } = useVisit()
  const word = form.errors[wholeForm]
  if (word === undefined) return null
  const text =
    word === 'other-account'
      ? t('accounts.error.other-account', { name: user?.name || user?.username || '' })
      : t(errorKey(word))
  return (
    // biome-ignore lint/a11y/noAutofocus: the page comes again after a press, and this is its answer, as a wrong field is.
    <div role="alert" tabIndex={-1} autoFocus>
      <Banner tone="danger">{text}</Banner>
    </div>
  )
}
