import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import type { VerifyEmailData } from './verify-email.load.ts'

export const head: PageModule<VerifyEmailData>['head'] = (_, { t }) => ({
  title: t('accounts.verifyEmail.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ hasCode, waitingFor, returnTo, done, form }: VerifyEmailData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t(hasCode ? 'accounts.verifyEmail.title' : 'accounts.verifyEmail.check')}
      lead={leadOf()}
      done={done}
      form={form}
      below={
        visit.user === null ? (
          <TextLink href={links.signIn(visit, { returnurl: returnTo ?? undefined })}>
            {t('accounts.backToSignIn')}
          </TextLink>
        ) : (
          <TextLink href={returnTo ?? links.account(visit)}>{t('accounts.verifyEmail.later')}</TextLink>
        )
      }
    >
      {hasCode ? (
        <AccountForm form={form}>
          <Button type="submit" variant="primary" wide name="action" value="confirm">
            {t('accounts.verifyEmail.button')}
          </Button>
        </AccountForm>
      ) : (
        waitingFor !== null && (
          <AccountForm form={form}>
            <Button type="submit" wide name="action" value="resend">
              {t('accounts.verifyEmail.resend')}
            </Button>
          </AccountForm>
        )
      )}
    </EntranceCard>
  )

  function leadOf(): string {
    if (hasCode) return t('accounts.verifyEmail.lead')
    return waitingFor === null
      ? t('accounts.verifyEmail.checkAny')
      : t('accounts.verifyEmail.checkLead', { email: waitingFor })
  }
}
