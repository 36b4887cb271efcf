import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { usernameLength } from '../domain/parse-username.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { EntranceCard } from '../ui/entrance-card.tsx'
import { emailInput, FormField, PasswordField, plainText } from '../ui/form-field.tsx'
import { SaveReason } from '../ui/save-reason.tsx'
import type { RegisterData } from './register.load.ts'

export const head: PageModule<RegisterData>['head'] = (_, { t }) => ({
  title: t('accounts.register.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

/** Registering on site A, joining on site B: the words are the site's own. */
export function Page({ returnTo, wish, form }: RegisterData) {
  const t = useTranslate()
  const visit = useVisit()
  const onward = { returnurl: returnTo ?? undefined, save: wish?.ids.join() }
  return (
    <EntranceCard
      title={t('accounts.register.title')}
      lead={t('accounts.register.lead')}
      form={form}
      below={
        <TextLink variant="strong" href={links.signIn(visit, onward)}>
          {t('accounts.register.signIn')}
        </TextLink>
      }
    >
      {wish && <SaveReason wish={wish} way="register" />}
      <AccountForm form={form}>
        {returnTo !== null && <input type="hidden" name="returnurl" value={returnTo} />}
        <FormField {...emailInput} form={form} name="email" label={t('accounts.field.email')} required />
        <FormField
          {...plainText}
          form={form}
          name="username"
          label={t('accounts.field.username')}
          hint={t('accounts.username.rules', { count: usernameLength.atLeast })}
          autoComplete="username"
          required
        />
        <PasswordField
          form={form}
          name="password"
          label={t('accounts.field.password')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" wide>
          {t('accounts.register.button')}
        </Button>
      </AccountForm>
    </EntranceCard>
  )
}
