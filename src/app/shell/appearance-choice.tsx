import { useState } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { Appearance } from '#visit/visit.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './appearance-choice.module.css'

const choices: readonly Appearance[] = ['system', 'light', 'dark']
const keptForSeconds = 365 * 24 * 3600

/** Light, dark or as the system has it. Kept in a cookie, so that the server's first byte is right. */
export function AppearanceChoice() {
  const t = useTranslate()
  const { site, appearance } = useVisit()
  const [chosen, setChosen] = useState(appearance)

  function choose(next: Appearance) {
    setChosen(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the plain way works everywhere.
    document.cookie = `${site}_appearance=${next}; path=/; max-age=${keptForSeconds}; samesite=lax`
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }

  return (
    <label className={styles.choice}>
      {t('shell.appearance')}
      <select value={chosen} onChange={(event) => choose(event.target.value as Appearance)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`shell.appearance.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
