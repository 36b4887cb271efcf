import { ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useNavigation } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './status-words.module.css'

const terms = ['earth', 'flowers', 'seascape', 'portrait'] as const

/** ROUTE-04: what happened, where to go, and popular searches; the search bar stands in the header. */
export function StatusWords({ status, what }: { status: 404 | 410 | 500; what?: 'board' | undefined }) {
  const t = useTranslate()
  const visit = useVisit()
  const url = useNavigation((state) => state.url)
  return (
    <div>
      <p className={styles.number}>{status}</p>
      <h1 className={styles.title}>{t(`content-pages.status.${what ?? status}.title`)}</h1>
      <p className={styles.text}>{t(`content-pages.status.${what ?? status}.text`)}</p>
      <div className={styles.ways}>
        {status === 500 && (
          <ButtonLink href={url} variant="primary" data-reload>
            {t('content-pages.status.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={links.home(visit)} variant={status === 500 ? 'secondary' : 'primary'}>
          {t('content-pages.status.home')}
        </ButtonLink>
        <ButtonLink href={links.search(visit, { type: 'image' })}>
          {t('content-pages.status.browse')}
        </ButtonLink>
      </div>
      <p className={styles.terms}>
        {t('content-pages.status.popular')}{' '}
        {terms.map((term) => (
          <TextLink key={term} href={links.search(visit, { type: 'image' }, { phrase: term })}>
            {t(`content-pages.popular.${term}`)}
          </TextLink>
        ))}
      </p>
    </div>
  )
}
