import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { emailInput, FormField } from '../ui/form-field.tsx'
import type { ForgotUsernameData } from './forgot-username.load.ts'

export const head: PageModule<ForgotUsernameData>['head'] = (_, { t }) => ({
  title: t('accounts.forgotUsername.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ done, form }: ForgotUsernameData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t('accounts.forgotUsername.title')}
      lead={t('accounts.forgotUsername.lead')}
      done={done}
      form={form}
      below={<TextLink href={links.signIn(visit)}>{t('accounts.backToSignIn')}</TextLink>}
    >
      <AccountForm form={form} isForAnyone>
        <FormField {...emailInput} form={form} name="email" label={t('accounts.field.email')} required />
        <Button type="submit" variant="primary" wide>
          {t('accounts.forgotUsername.button')}
        </Button>
      </AccountForm>
    </EntranceCard>
  )
}
