import { Button, ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import type { VerifyEmailData } from './verify-email.load.ts'

export const head: PageModule<VerifyEmailData>['head'] = (data, { t }) => ({
  title: t(`accounts.verifyEmail.${titleOf(data)}`),
  isUnlisted: true,
  canonicalQuery: {},
})

/** Whoever has confirmed the address is not sent to look for a mail. */
function titleOf({ hasCode, confirmed }: VerifyEmailData) {
  if (hasCode) return 'title'
  return confirmed === null ? 'check' : 'already'
}

export function Page(data: VerifyEmailData) {
  const { returnTo, done, form } = data
  const t = useTranslate()
  const visit = useVisit()
  const title = titleOf(data)
  const onward = returnTo ?? links.account(visit)
  return (
    <EntranceCard
      title={t(`accounts.verifyEmail.${title}`)}
      lead={<Lead {...data} />}
      done={done}
      form={form}
      below={
        visit.user === null ? (
          <TextLink href={links.signIn(visit, { returnurl: returnTo ?? undefined })}>
            {t('accounts.backToSignIn')}
          </TextLink>
        ) : (
          title !== 'already' && <TextLink href={onward}>{t('accounts.verifyEmail.later')}</TextLink>
        )
      }
    >
      {title === 'already' ? (
        <ButtonLink variant="primary" wide href={onward}>
          {t('accounts.verifyEmail.later')}
        </ButtonLink>
      ) : (
        <VerifyForm {...data} />
      )}
    </EntranceCard>
  )
}

function Lead({ hasCode, waitingFor, confirmed }: VerifyEmailData) {
  const t = useTranslate()
  if (hasCode) return t('accounts.verifyEmail.lead')
  if (confirmed !== null) return t('accounts.verifyEmail.alreadyLead', { email: confirmed })
  return waitingFor === null
    ? t('accounts.verifyEmail.checkAny')
    : t('accounts.verifyEmail.checkLead', { email: waitingFor })
}

function VerifyForm({ hasCode, waitingFor, form }: VerifyEmailData) {
  const t = useTranslate()
  if (hasCode) {
    return (
      <AccountForm form={form} isForAnyone>
        <Button type="submit" variant="primary" wide name="action" value="confirm">
          {t('accounts.verifyEmail.button')}
        </Button>
      </AccountForm>
    )
  }
  if (waitingFor === null) return null
  return (
    <AccountForm form={form}>
      <Button type="submit" wide name="action" value="resend">
        {t('accounts.verifyEmail.resend')}
      </Button>
    </AccountForm>
  )
}
