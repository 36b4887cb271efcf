import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './related-terms.module.css'
import { useSearchControls } from './search-controls.tsx'

/** Other searches that lead into the same corner of the library, in one row. They keep the scope and no filter. */
export function RelatedTerms({ terms }: { terms: readonly string[] }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  if (terms.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-terms">
      <span id="related-terms" className={styles.label}>
        {t('search.relatedTo')}
      </span>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term}>
            <TextLink href={linkTo({ clear: true }, { set: 'phrase', to: term })} className={styles.term}>
              {term}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
