import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { PasswordField } from '../ui/form-field.tsx'
import { WhosePassword } from '../ui/whose-password.tsx'
import type { CloseData } from './close.load.ts'

export const head: PageModule<CloseData>['head'] = (_, { t }) => ({
  title: t('accounts.close.title'),
  isUnlisted: true,
})

export function Page({ username, hasPassword, form }: CloseData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t('accounts.close.title')}
      lead={t('accounts.close.lead', { username })}
      form={form}
      below={<TextLink href={links.accountProfile(visit)}>{t('accounts.close.keep')}</TextLink>}
    >
      <AccountForm form={form}>
        <WhosePassword username={username} />
        {hasPassword && (
          <PasswordField
            form={form}
            name="password"
            label={t('accounts.field.password')}
            autoComplete="current-password"
          />
        )}
        <Button type="submit" variant="primary" wide>
          {t('accounts.close.button')}
        </Button>
      </AccountForm>
    </EntranceCard>
  )
}
