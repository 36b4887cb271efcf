import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { ChevronRightIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { AccountForm } from '../ui/account-form.tsx'
import { AccountFrame, useAccountPlaces } from '../ui/account-frame.tsx'
import { Facts } from '../ui/facts.tsx'
import type { AccountData } from './account.load.ts'
import styles from './account.module.css'

export const head: PageModule<AccountData>['head'] = (_, { t }) => ({
  title: t('accounts.account.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ username, name, email, isEmailVerified, team, done }: AccountData) {
  const t = useTranslate()
  const visit = useVisit()
  const places = useAccountPlaces()
  return (
    <AccountFrame
      current="overview"
      title={t('accounts.account.hello', { name: name || username })}
      done={done}
    >
      {!isEmailVerified && (
        <Banner
          tone="warning"
          title={t('accounts.account.unverified')}
          action={
            <AccountForm to={links.verifyEmail(visit)}>
              <Button type="submit" size="small" name="action" value="resend">
                {t('accounts.verifyEmail.resend')}
              </Button>
            </AccountForm>
          }
        >
          {t('accounts.account.unverifiedText', { email })}
        </Banner>
      )}
      <Facts
        facts={[
          [t('accounts.field.username'), username],
          [t('accounts.field.email'), `${email} (${t(`accounts.account.verified.${isEmailVerified}`)})`],
          ...(team === null ? [] : [[t('accounts.place.team'), team] as const]),
        ]}
      />
      <ul className={styles.places}>
        {places.map(({ name: place, href }) =>
          place === 'overview' ? null : (
            <li key={place}>
              <a href={href}>
                <span>
                  <strong>{t(`accounts.place.${place}`)}</strong>
                  <span className={styles.about}>{t(`accounts.about.${place}`)}</span>
                </span>
                <ChevronRightIcon />
              </a>
            </li>
          ),
        )}
      </ul>
    </AccountFrame>
  )
}
