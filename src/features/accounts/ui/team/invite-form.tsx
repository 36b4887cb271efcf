import { Button } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { AccountForm } from '../account-form.tsx'
import { emailInput, FormField } from '../form-field.tsx'
import { RoleAndCap } from './role-and-cap.tsx'

export function InviteForm({ form }: { form: FormState }) {
  const t = useTranslate()
  return (
    <AccountForm form={form}>
      <FormField
        {...emailInput}
        form={form}
        name="email"
        label={t('accounts.field.email')}
        // Somebody else's: the browser would fill in one's own.
        autoComplete="off"
        required
      />
      <RoleAndCap form={form} before={{ role: 'member', cap: null }} />
      <div>
        <Button type="submit" variant="primary" name="action" value="invite">
          {t('accounts.team.inviteButton')}
        </Button>
      </div>
    </AccountForm>
  )
}
