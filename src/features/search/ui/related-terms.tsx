import { ChipLink, ChipRow } from '#design/chip.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './related-terms.module.css'

type Props = { terms: readonly string[]; linkTo: (phrase: string) => string }

/** Other searches that lead into the same corner of the library. */
export function RelatedTerms({ terms, linkTo }: Props) {
  const t = useTranslate()
  if (terms.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-terms">
      <h2 id="related-terms" className={styles.heading}>
        {t('search.related')}
      </h2>
      <ChipRow>
        {terms.map((term) => (
          <ChipLink key={term} href={linkTo(term)}>
            {term}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  )
}
