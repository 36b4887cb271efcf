import { useMemo } from 'react'
import { ChevronDownIcon, CloseIcon, MenuIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { SearchBar } from '#features/search/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageFrame } from '#visit/page-contract.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './header.module.css'
import { HeaderAccount } from './header-account.tsx'
import { HeaderBoards } from './header-boards.tsx'
import { navKey, shownGroup, shownLink } from './navigation-links.ts'
import { useMenus } from './use-menus.ts'

type Props = { frame?: PageFrame; phrase?: string | undefined }

/**
 * Logo, navigation with panels, and the search bar where the page has none of its own. Panels and the phone menu are
 * <details>, so they open before any script has come; the script adds hover, Escape and closing outside.
 */
export function Header({ frame = 'plain', phrase }: Props) {
  const t = useTranslate()
  const { site, visit, builtPages, Logo } = useSurroundings()
  const menus = useMenus()
  const { entries, aside, join } = useMemo(() => {
    const surroundings = { site, place: visit, builtPages }
    return {
      entries: site.navigation.header.flatMap((entry) =>
        shownLink(entry, surroundings).map((link) => ({
          ...link,
          groups: entry.groups.flatMap((group) => shownGroup(group, surroundings)),
        })),
      ),
      aside: site.navigation.aside.flatMap((link) => shownLink(link, surroundings)),
      join: visit.user === null ? shownLink({ label: 'join', to: 'join' }, surroundings) : [],
    }
  }, [site, visit, builtPages])
  const all = (label: string) => t('shell.nav.all', { label: t(navKey(label)) })

  return (
    <header ref={menus} className={joinClasses(styles.header, frame === 'hero' && styles.overHero)}>
      <div className={styles.inside}>
        <details className={styles.phoneMenu} name="phone-menu">
          <summary aria-label={t('shell.menu')}>
            <MenuIcon className={styles.whenClosed} />
            <CloseIcon className={styles.whenOpen} />
          </summary>
          <nav aria-label={t('shell.mainNavigation')} className={styles.phonePanel}>
            <ul>
              {entries.map(({ label, href, groups }) => (
                <li key={label}>
                  <a className={styles.phoneEntry} href={href}>
                    {t(navKey(label))}
                  </a>
                  <ul>
                    {groups.flatMap((group) =>
                      group.links.map((link) => (
                        <li key={link.label}>
                          <a href={link.href}>{t(navKey(link.label))}</a>
                        </li>
                      )),
                    )}
                  </ul>
                </li>
              ))}
              {aside.map(({ label, href }) => (
                <li key={label}>
                  <a className={styles.phoneEntry} href={href}>
                    {t(navKey(label))}
                  </a>
                </li>
              ))}
              {join.map(({ label, href }) => (
                <li key={label}>
                  <a className={styles.phoneEntry} href={href}>
                    {t('shell.join')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>

        <a className={styles.logo} href={links.home(visit)}>
          <Logo title={t('shell.homeLink', { site: site.name })} />
        </a>

        <nav className={styles.nav} aria-label={t('shell.mainNavigation')}>
          <ul>
            {entries.map(({ label, href, groups }) => (
              <li key={label}>
                {groups.length === 0 ? (
                  <a className={styles.entry} href={href}>
                    {t(navKey(label))}
                  </a>
                ) : (
                  <details className={styles.menu} name="main-menu">
                    <summary className={styles.entry}>
                      {t(navKey(label))}
                      <ChevronDownIcon size="small" className={styles.chevron} />
                    </summary>
                    <div className={styles.panel}>
                      <div className={styles.panelInside}>
                        <a className={styles.panelLead} href={href}>
                          {all(label)}
                        </a>
                        {groups.map((group) => (
                          <div key={group.label} className={styles.group}>
                            <p>{t(navKey(group.label))}</p>
                            <ul>
                              {group.links.map((link) => (
                                <li key={link.label}>
                                  <a href={link.href}>{t(navKey(link.label))}</a>
                                </li>
                              ))}
                            </ul>
                          </div>
                        ))}
                      </div>
                    </div>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>

        {frame === 'plain' && <SearchBar phrase={phrase} />}

        {aside.length > 0 && (
          <div className={styles.aside}>
            {aside.map(({ label, href }) => (
              <a key={label} className={styles.entry} href={href}>
                {t(navKey(label))}
              </a>
            ))}
          </div>
        )}
        <div className={styles.own}>
          <HeaderBoards />
          <HeaderAccount />
        </div>
      </div>
    </header>
  )
}
