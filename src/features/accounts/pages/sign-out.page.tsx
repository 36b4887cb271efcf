import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import type { SignOutData } from './sign-out.load.ts'

export const head: PageModule<SignOutData>['head'] = (_, { t }) => ({
  title: t('accounts.signOut.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

/** A link alone signs nobody out: another site could lead here. */
export function Page({ returnTo }: SignOutData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t('accounts.signOut.title')}
      lead={t('accounts.signOut.lead', { username: visit.user?.username ?? '' })}
      below={<TextLink href={links.accountSessions(visit)}>{t('accounts.signOut.sessions')}</TextLink>}
    >
      <AccountForm isForAnyone>
        {returnTo !== null && <input type="hidden" name="returnurl" value={returnTo} />}
        <Button type="submit" variant="primary" wide>
          {t('accounts.signOut.button')}
        </Button>
      </AccountForm>
    </EntranceCard>
  )
}
