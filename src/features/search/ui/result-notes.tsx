import { ChipLink, ChipRow } from '#design/chip.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { Clarification, ExplainedPart, QueryCorrection } from '../domain/reading/search-notes.ts'
import type { SearchRequest } from '../domain/search-request.ts'
import styles from './result-notes.module.css'

/** The same search with something else about it. */
export type LinkTo = (change: Partial<SearchRequest>) => string

/** What was searched for instead of what was typed, and the way back. */
export function Corrections({
  corrections,
  linkTo,
}: {
  corrections: readonly QueryCorrection[]
  linkTo: LinkTo
}) {
  const t = useTranslate()
  return corrections.map((correction) => {
    if (correction.kind === 'family') {
      return (
        <p key="family" className={styles.note}>
          {t(`search.familyMoved.${correction.to}`)}{' '}
          <TextLink href={linkTo({ family: correction.from, suppressfamilycorrection: 'true' })}>
            {t('search.familyBack')}
          </TextLink>
        </p>
      )
    }
    const { from, to, isApplied } = correction
    return isApplied ? (
      <p key="phrase" className={styles.note}>
        {t('search.showingFor', { phrase: to })}{' '}
        <TextLink href={linkTo({ phrase: from, suppressphrasecorrection: 'true' })}>
          {t('search.insteadFor', { phrase: from })}
        </TextLink>
      </p>
    ) : (
      <p key="phrase" className={styles.note}>
        <TextLink href={linkTo({ phrase: to })}>{t('search.didYouMean', { phrase: to })}</TextLink>
      </p>
    )
  })
}

/** Words that were taken for filters; pressing one makes it a word again. */
export function Explanation({ parts, linkTo }: { parts: readonly ExplainedPart[]; linkTo: LinkTo }) {
  const t = useTranslate()
  const textOf = usePartText()
  if (parts.length === 0) return null
  const isPersonAlone = parts.every(({ kind }) => kind === 'person')
  return (
    <div className={styles.reading}>
      <span>{t('search.readAs')}</span>
      <ChipRow>
        {parts.map((part) => (
          <ChipLink
            key={part.undone}
            applied
            removable
            href={linkTo({ phrase: part.undone })}
            label={t('search.undoPart', { text: textOf(part), words: part.words })}
          >
            {textOf(part)}
          </ChipLink>
        ))}
      </ChipRow>
      {!isPersonAlone && (
        <TextLink href={linkTo({ phraseprocessing: 'excludenaturallanguage' })}>
          {t('search.asWords')}
        </TextLink>
      )}
    </div>
  )
}

function usePartText() {
  const t = useTranslate()
  const { date } = useFormats()
  return ({ kind, words, days, names = [] }: ExplainedPart): string => {
    const name = t(`search.read.${kind}`)
    if (days) {
      const ends = [...new Set([days.from, days.to])].map((day) => (day === null ? '' : date(day)))
      return t('search.readPart', { kind: name, words: ends.join(' – ').trim() })
    }
    return t('search.readPart', { kind: name, words: names[0]?.name ?? words })
  }
}

/** Several people of one name: whom was it about? */
export function Clarifications({
  clarifications,
  linkTo,
}: {
  clarifications: readonly Clarification[]
  linkTo: LinkTo
}) {
  const t = useTranslate()
  return clarifications.map(({ name, options }) => (
    <div key={name} className={styles.reading}>
      <span>{t('search.whichPerson', { name })}</span>
      <ChipRow>
        {options.map(({ id, name: person, knownFor }) => (
          <ChipLink key={id} href={linkTo({ clarifications: id })}>
            {knownFor === '' ? person : t('search.personKnownFor', { person, knownFor })}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  ))
}
