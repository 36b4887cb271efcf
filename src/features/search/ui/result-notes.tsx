import { ChipLink, ChipRow } from '#design/chip.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { Gallery } from '../domain/gallery.ts'
import type { Clarification, ExplainedPart } from '../domain/reading/search-notes.ts'
import { isNewestBetter } from './has-notes.ts'
import styles from './result-notes.module.css'
import { useSearchControls } from './search-controls.tsx'

/** How the phrase was understood, whom it may be about, and in which order it would be better seen. Most results need none of it. */
export function ResultNotes({ gallery }: { gallery: Gallery }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  return (
    <div className={styles.notes}>
      <Explanation parts={gallery.explanation} />
      <Clarifications clarifications={gallery.clarifications} />
      {isNewestBetter(gallery) && (
        <TextLink href={linkTo({ set: 'sortorder', to: 'newest' })} className={styles.reading}>
          {t('search.newestFirst')}
        </TextLink>
      )}
    </div>
  )
}

/** Words that were taken for filters; pressing one makes it a word again. */
function Explanation({ parts }: { parts: readonly ExplainedPart[] }) {
  const t = useTranslate()
  const textOf = usePartText()
  const { linkTo } = useSearchControls()
  if (parts.length === 0) return null
  const asWords = linkTo({ set: 'phraseprocessing', to: 'excludenaturallanguage' })
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
            // The other parts are to be read on, also where a new phrase would stay words (SP-13).
            href={linkTo({ set: 'phrase', to: part.undone }, { set: 'phraseprocessing', to: 'default' })}
            label={t('search.undoPart', { text: textOf(part), words: part.words })}
          >
            {textOf(part)}
          </ChipLink>
        ))}
      </ChipRow>
      {!isPersonAlone && asWords !== linkTo() && <TextLink href={asWords}>{t('search.asWords')}</TextLink>}
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
function Clarifications({ clarifications }: { clarifications: readonly Clarification[] }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  return clarifications.map(({ name, options }) => (
    <div key={name} className={styles.reading}>
      <span>{t('search.whichPerson', { name })}</span>
      <ChipRow>
        {options.map(({ id, name: person, knownFor }) => (
          <ChipLink key={id} href={linkTo({ set: 'clarifications', to: id })}>
            {knownFor === '' ? person : t('search.personKnownFor', { person, knownFor })}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  ))
}
