import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { QueryCorrection } from '../domain/reading/search-notes.ts'
import styles from './result-notes.module.css'
import { useSearchControls } from './search-controls.tsx'

/** What was searched for instead of what was typed, and the way back. */
export function Corrections({ corrections }: { corrections: readonly QueryCorrection[] }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  return corrections.map((correction) => {
    if (correction.kind === 'family') {
      const back = linkTo(
        { set: 'family', to: correction.from },
        { set: 'suppressfamilycorrection', to: 'true' },
      )
      return (
        <p key="family" className={styles.note}>
          {t(`search.familyMoved.${correction.to}`)} <TextLink href={back}>{t('search.familyBack')}</TextLink>
        </p>
      )
    }
    const { from, to, isApplied } = correction
    return isApplied ? (
      <p key="phrase" className={styles.note}>
        {t('search.showingFor', { phrase: to })}{' '}
        <TextLink
          href={linkTo({ set: 'phrase', to: from }, { set: 'suppressphrasecorrection', to: 'true' })}
          variant="strong"
        >
          {t('search.insteadFor', { phrase: from })}
        </TextLink>
      </p>
    ) : (
      <p key="phrase" className={styles.note}>
        <TextLink href={linkTo({ set: 'phrase', to })} variant="strong">
          {t('search.didYouMean', { phrase: to })}
        </TextLink>
      </p>
    )
  })
}
