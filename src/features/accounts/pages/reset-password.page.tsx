import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { PasswordField } from '../ui/form-field.tsx'
import type { ResetPasswordData } from './reset-password.load.ts'

export const head: PageModule<ResetPasswordData>['head'] = (_, { t }) => ({
  title: t('accounts.resetPassword.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ isOver, form }: ResetPasswordData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t('accounts.resetPassword.title')}
      lead={isOver ? undefined : t('accounts.resetPassword.lead')}
      form={form}
    >
      {isOver ? (
        <ButtonLink variant="primary" wide href={links.forgotPassword(visit)}>
          {t('accounts.resetPassword.another')}
        </ButtonLink>
      ) : (
        <AccountForm form={form} isForAnyone>
          <PasswordField
            form={form}
            name="password"
            label={t('accounts.field.newPassword')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" wide>
            {t('accounts.resetPassword.button')}
          </Button>
        </AccountForm>
      )}
    </EntranceCard>
  )
}
