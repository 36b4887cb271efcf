import { SearchIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './search-bar.module.css'

export type SearchBarProps = {
  phrase?: string | undefined
  /** The large bar of a home page, or the one in the header. */
  look?: 'header' | 'hero'
}

/** A plain form: it works before any script has come, and without one. */
export function SearchBar({ phrase = '', look = 'header' }: SearchBarProps) {
  const t = useTranslate()
  const { visit } = useSurroundings()
  return (
    <search className={joinClasses(styles.bar, look === 'hero' && styles.hero)}>
      <form
        action={links.search(visit, { type: 'image' })}
        method="get"
        className={styles.form}
        data-navigate
      >
        <label className={styles.label}>
          <span className="visually-hidden">{t('search.label')}</span>
          <input
            key={phrase}
            className={styles.input}
            type="search"
            name="phrase"
            defaultValue={phrase}
            placeholder={t('search.placeholder')}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={styles.go} aria-label={t('search.go')}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
