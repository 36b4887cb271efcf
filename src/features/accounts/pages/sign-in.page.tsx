import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { NativeCheckbox } from '#design/native-choice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { FormField, PasswordField, plainText } from '../ui/form-field.tsx'
import { ProviderLinks } from '../ui/provider-links.tsx'
import { RegisterLink } from '../ui/register-link.tsx'
import { SaveReason } from '../ui/save-reason.tsx'
import { WhosePassword } from '../ui/whose-password.tsx'
import type { SignInData } from './sign-in.load.ts'
import styles from './sign-in.module.css'

export const head: PageModule<SignInData>['head'] = ({ again }, { t }) => ({
  title: t(again ? 'accounts.again.title' : 'accounts.signIn.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: SignInData) {
  const { again, openid, done, providers, returnTo, wish, form } = data
  const t = useTranslate()
  const visit = useVisit()
  return (
    <EntranceCard
      title={t(again ? 'accounts.again.title' : 'accounts.signIn.title')}
      lead={again && t('accounts.again.lead', { username: again.username })}
      done={done}
      form={form}
      below={
        again === null ? (
          <RegisterLink returnTo={returnTo} wish={wish} />
        ) : (
          <TextLink href={links.signOut(visit)}>{t('accounts.again.other')}</TextLink>
        )
      }
    >
      {wish && <SaveReason wish={wish} way="signIn" />}
      {openid && (
        <Banner tone="danger" role="alert">
          {t(`accounts.openid.${openid}`)}
        </Banner>
      )}
      {again?.hasPassword !== false && <SignInForm {...data} />}
      <ProviderLinks providers={providers} returnTo={returnTo} isAgain={again !== null} />
    </EntranceCard>
  )
}

function SignInForm({ again, returnTo, form }: SignInData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <AccountForm form={form}>
      {returnTo !== null && <input type="hidden" name="returnurl" value={returnTo} />}
      {again === null ? (
        <FormField
          {...plainText}
          form={form}
          name="login"
          label={t('accounts.field.login')}
          autoComplete="username"
          required
        />
      ) : (
        <WhosePassword username={again.username} />
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('accounts.field.password')}
        autoComplete="current-password"
      />
      {again === null && (
        <NativeCheckbox
          name="remember"
          value="1"
          defaultChecked={form.typed.remember !== undefined}
          note={t('accounts.signIn.rememberNote')}
        >
          {t('accounts.signIn.remember')}
        </NativeCheckbox>
      )}
      <Button type="submit" variant="primary" wide>
        {t(again ? 'accounts.again.button' : 'accounts.signIn.button')}
      </Button>
      <div className={styles.ways}>
        <TextLink href={links.forgotPassword(visit)}>{t('accounts.signIn.forgotPassword')}</TextLink>
        {again === null && (
          <TextLink href={links.forgotUsername(visit)}>{t('accounts.signIn.forgotUsername')}</TextLink>
        )}
      </div>
    </AccountForm>
  )
}
