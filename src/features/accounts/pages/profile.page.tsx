import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { formOf } from '../domain/form-state.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { AccountFrame, AccountPart } from '../ui/account-frame.tsx'
import { emailInput, FormField, FormSelect, PasswordField } from '../ui/form-field.tsx'
import { WhosePassword } from '../ui/whose-password.tsx'
import type { ProfileData } from './profile.load.ts'

export const head: PageModule<ProfileData>['head'] = (_, { t }) => ({
  title: t('accounts.place.profile'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: ProfileData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <AccountFrame current="profile" title={t('accounts.place.profile')} done={data.done} form={data.form}>
      <AccountPart title={t('accounts.profile.about')}>
        <ProfileForm {...data} />
      </AccountPart>
      <AccountPart
        title={t('accounts.field.email')}
        text={t('accounts.profile.emailText', { email: data.profile.email })}
      >
        <EmailForm {...data} />
      </AccountPart>
      <AccountPart
        title={t('accounts.field.password')}
        text={t(data.profile.hasPassword ? 'accounts.profile.passwordText' : 'accounts.profile.noPassword')}
      >
        <PasswordForm {...data} />
      </AccountPart>
      <AccountPart title={t('accounts.profile.export')} text={t('accounts.profile.exportText')}>
        <ButtonLink href="/components/account/api/export" download>
          {t('accounts.profile.exportButton')}
        </ButtonLink>
      </AccountPart>
      <AccountPart title={t('accounts.close.title')} text={t('accounts.profile.closeText')}>
        <ButtonLink href={links.accountClose(visit)}>{t('accounts.profile.closeButton')}</ButtonLink>
      </AccountPart>
    </AccountFrame>
  )
}

function ProfileForm({ profile, countries, locales, form: sent }: ProfileData) {
  const t = useTranslate()
  const form = formOf(sent, 'profile')
  const optional = t('accounts.field.optional')
  return (
    <AccountForm form={form}>
      <FormField
        form={form}
        name="name"
        label={t('accounts.field.name')}
        note={optional}
        defaultValue={profile.name}
        autoComplete="name"
      />
      <FormField
        form={form}
        name="company"
        label={t('accounts.field.company')}
        note={optional}
        defaultValue={profile.company}
        autoComplete="organization"
      />
      <FormSelect
        form={form}
        name="country"
        label={t('accounts.field.country')}
        note={optional}
        defaultValue={profile.country}
        autoComplete="country"
        options={[{ value: '', label: t('accounts.field.noCountry') }, ...countries]}
      />
      <FormSelect
        form={form}
        name="locale"
        label={t('accounts.field.locale')}
        hint={t('accounts.profile.localeHint')}
        defaultValue={profile.locale}
        autoComplete="language"
        options={locales}
      />
      <div>
        <Button type="submit" variant="primary" name="action" value="profile">
          {t('accounts.profile.save')}
        </Button>
      </div>
    </AccountForm>
  )
}

function EmailForm({ profile, form: sent }: ProfileData) {
  const t = useTranslate()
  const form = formOf(sent, 'email')
  return (
    <AccountForm form={form}>
      <WhosePassword username={profile.username} />
      <FormField {...emailInput} form={form} name="email" label={t('accounts.field.newEmail')} required />
      {profile.hasPassword && (
        <PasswordField
          form={form}
          name="password"
          label={t('accounts.field.password')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button type="submit" name="action" value="email">
          {t('accounts.profile.emailButton')}
        </Button>
      </div>
    </AccountForm>
  )
}

function PasswordForm({ profile, form: sent }: ProfileData) {
  const t = useTranslate()
  const form = formOf(sent, 'password')
  return (
    <AccountForm form={form}>
      <WhosePassword username={profile.username} />
      {profile.hasPassword && (
        <PasswordField
          form={form}
          name="before"
          label={t('accounts.field.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        form={form}
        name="after"
        label={t('accounts.field.newPassword')}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" name="action" value="password">
          {t(profile.hasPassword ? 'accounts.profile.passwordButton' : 'accounts.profile.passwordFirst')}
        </Button>
      </div>
    </AccountForm>
  )
}
