import { Banner } from '#design/banner.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { wholeForm } from '../domain/form-state.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { RegisterLink } from '../ui/register-link.tsx'
import type { TeamInvitationData } from './team-invitation.load.ts'

export const head: PageModule<TeamInvitationData>['head'] = (_, { t }) => ({
  title: t('accounts.invitation.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ invitation, returnTo, done, form }: TeamInvitationData) {
  const t = useTranslate()
  const visit = useVisit()
  const { user } = visit
  if (invitation === null) {
    return (
      <EntranceCard title={t('accounts.invitation.title')} form={form}>
        {form.errors[wholeForm] === undefined && (
          <Banner tone="danger" role="alert">
            {t('accounts.invitation.over')}
          </Banner>
        )}
      </EntranceCard>
    )
  }
  const { team, inviter, email } = invitation
  return (
    <EntranceCard
      title={t('accounts.invitation.join', { team })}
      lead={t('accounts.invitation.lead', { inviter, email })}
      done={done}
      form={form}
      below={user === null && <RegisterLink returnTo={returnTo} />}
    >
      {user === null ? (
        <ButtonLink variant="primary" wide href={signInLink(visit, returnTo)}>
          {t('accounts.signIn.button')}
        </ButtonLink>
      ) : (
        <>
          <AccountForm form={form}>
            <Button type="submit" variant="primary" wide>
              {t('accounts.invitation.accept')}
            </Button>
            <p>{t('accounts.invitation.as', { username: user.username })}</p>
          </AccountForm>
          {!user.isEmailVerified && (
            <AccountForm to={links.verifyEmail(visit, { returnurl: returnTo })}>
              <Button type="submit" wide name="action" value="resend">
                {t('accounts.verifyEmail.resend')}
              </Button>
            </AccountForm>
          )}
        </>
      )}
    </EntranceCard>
  )
}
