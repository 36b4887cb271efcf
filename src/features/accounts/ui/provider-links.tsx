import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { writeQuery } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './provider-links.module.css'

type Props = {
  providers: readonly { readonly key: string; readonly name: string }[]
  returnTo: string | null
  /** For a member who shows again who they are: the token lets the provider's word count for this account. */
  isAgain: boolean
}

/** Links, not a form: the policy of the page lets no form end at another site. */
export function ProviderLinks({ providers, returnTo, isAgain }: Props) {
  const t = useTranslate()
  const { csrfToken } = useVisit()
  if (providers.length === 0) return null
  const query = writeQuery({
    returnurl: returnTo ?? undefined,
    _csrf: isAgain ? csrfToken : undefined,
  })
  return (
    <div className={styles.providers}>
      {providers.map(({ key, name }) => (
        <ButtonLink
          key={key}
          wide
          rel="nofollow"
          href={`/components/account/api/openid/${encodeURIComponent(key)}${query}`}
        >
          {t('accounts.signIn.with', { provider: name })}
        </ButtonLink>
      ))}
    </div>
  )
}
