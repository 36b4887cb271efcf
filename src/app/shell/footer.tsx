import { Suspense, useMemo, useState } from 'react'
import { DiptychLogo } from '#design/diptych-logo.tsx'
import { GlobeIcon } from '#design/icon.tsx'
import { pressedPart } from '#design/lazy-part.tsx'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { endonymOf } from '#i18n/locales.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useNavigation } from '#visit/navigation-context.tsx'
import { useSurroundings } from '#visit/visit-context.tsx'
import { AppearanceChoice } from './appearance-choice.tsx'
import styles from './footer.module.css'
import { navKey, shownGroup } from './navigation-links.ts'

const RegionDialog = pressedPart(async () => (await import('./region-dialog.tsx')).RegionDialog)

export function Footer() {
  const t = useTranslate()
  const { site, visit, builtPages, Logo } = useSurroundings()
  const url = useNavigation((state) => state.url)
  const [region, setRegion] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const groups = useMemo(
    () => site.navigation.footer.flatMap((group) => shownGroup(group, { site, place: visit, builtPages })),
    [site, visit, builtPages],
  )
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.groups}>
          <div>
            <Logo title={site.name} ground="inverse" className={styles.logo} />
            <p className={styles.tagline}>{t('shell.tagline')}</p>
          </div>
          {groups.map(({ label, links: shown }) => (
            <nav key={label} aria-label={t(navKey(label))}>
              <h2>{t(navKey(label))}</h2>
              <ul>
                {shown.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{t(navKey(link.label))}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.bottom}>
          <a
            className={styles.region}
            href={links.country(visit, { returnurl: url })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setRegion('open')
            }}
          >
            <GlobeIcon size="small" />
            <VisuallyHidden>{t('shell.region')}</VisuallyHidden>
            {visit.country === 'XWW'
              ? endonymOf(visit.spoken)
              : t('shell.regionNow', { language: endonymOf(visit.spoken), country: visit.countryName })}
          </a>
          <AppearanceChoice />
          <span className={styles.diptych}>
            {t('shell.partOf')} <DiptychLogo title="Diptych" ground="inverse" className={styles.parent} />
          </span>
        </div>
      </div>
      {region !== 'untouched' && (
        <Suspense>
          <RegionDialog open={region === 'open'} returnTo={url} onClose={() => setRegion('closed')} />
        </Suspense>
      )}
    </footer>
  )
}
