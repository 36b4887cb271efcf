import { ChevronDownIcon, ImageIcon, VideoIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { parametersOfScope, type SearchScope, scopesOf } from '../../domain/parameters/search-scopes.ts'
import styles from './scope-choice.module.css'

type Props = { site: SiteNickname; scope: SearchScope; onChoose: (scope: SearchScope) => void }

/** Where to look: the browser's own list, so the form sends it without scripts too. */
export function ScopeChoice({ site, scope, onChoose }: Props) {
  const t = useTranslate()
  const scopes = scopesOf(site)
  const isFilm = parametersOfScope(site, scope).some(([, value]) => value === 'film')
  const choose = (value: string) => onChoose(scopes.find((each) => each === value) ?? 'all')
  return (
    <div className={styles.choice}>
      {isFilm ? <VideoIcon className={styles.icon} /> : <ImageIcon className={styles.icon} />}
      <select
        name="scope"
        className={styles.select}
        aria-label={t('search.bar.in')}
        value={scope === 'all' ? '' : scope}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {scopes.map((each) => (
          <option key={each} value={each === 'all' ? '' : each}>
            {t(`search.bar.scope.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="small" className={styles.chevron} />
    </div>
  )
}
