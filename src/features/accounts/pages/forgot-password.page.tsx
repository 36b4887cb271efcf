import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { FormField, plainText } from '../ui/form-field.tsx'
import type { ForgotPasswordData } from './forgot-password.load.ts'

export const head: PageModule<ForgotPasswordData>['head'] = (_, { t }) => ({
  title: t('accounts.forgotPassword.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ done, form }: ForgotPasswordData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t('accounts.forgotPassword.title')}
      lead={t('accounts.forgotPassword.lead')}
      done={done}
      form={form}
      below={<TextLink href={links.signIn(visit)}>{t('accounts.backToSignIn')}</TextLink>}
    >
      <AccountForm form={form} isForAnyone>
        <FormField
          {...plainText}
          form={form}
          name="login"
          label={t('accounts.field.login')}
          autoComplete="username"
          required
        />
        <Button type="submit" variant="primary" wide>
          {t('accounts.forgotPassword.button')}
        </Button>
      </AccountForm>
    </EntranceCard>
  )
}
