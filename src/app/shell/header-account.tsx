import { UserIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { accountPlaces } from '#features/accounts/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName, links } from '#links/links.ts'
import type { PathName } from '#links/paths.data.ts'
import { useNavigation } from '#visit/navigation-context.tsx'
import type { ClientUser } from '#visit/visit.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './header-account.module.css'

/** None to come back to, and the address of some holds a code, which must not be copied into others. */
const entrances = [
  'signIn',
  'join',
  'register',
  'forgotUsername',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
] as const satisfies readonly PathName[]

/** Who is here, at the end of the header. The server knows, so nothing moves when the script comes. */
export function HeaderAccount() {
  const t = useTranslate()
  const { site, visit, builtPages } = useSurroundings()
  const url = useNavigation((state) => state.url)
  const isBuilt = (path: PathName) => builtPages.has(site.routes[path] ?? '')
  if (!isBuilt('signIn')) return null
  if (visit.user) return <AccountMenu user={visit.user} isBuilt={isBuilt} />
  const isEntrance = entrances.some((name) => url.startsWith(linkByName(visit, name)))
  const back = isEntrance ? {} : { returnurl: url }
  return (
    <div className={styles.account}>
      <a className={styles.entry} href={links.signIn(visit, back)} rel="nofollow">
        <UserIcon className={styles.icon} />
        {t('shell.signIn')}
      </a>
      {isBuilt('join') && (
        <a className={joinClasses(styles.entry, styles.join)} href={links.join(visit, back)} rel="nofollow">
          {t('shell.join')}
        </a>
      )}
    </div>
  )
}

type MenuProps = { user: ClientUser; isBuilt: (path: PathName) => boolean }

/** A <details> as the other menus of the header, which close by Escape and outside. Signing out is a form: it changes something. */
function AccountMenu({ user, isBuilt }: MenuProps) {
  const t = useTranslate()
  const { visit } = useSurroundings()
  const name = user.name || user.username
  return (
    <details className={styles.account} name="main-menu">
      <summary className={styles.entry} aria-label={t('shell.accountOf', { name })}>
        <UserIcon className={styles.icon} />
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </p>
        <ul>
          {accountPlaces
            .filter(({ to }) => isBuilt(to))
            .map(({ name: place, to }) => (
              <li key={place}>
                <a className={styles.item} href={linkByName(visit, to)}>
                  {t(`shell.account.${place}`)}
                </a>
              </li>
            ))}
        </ul>
        <form method="post" action={links.signOut(visit)}>
          <input type="hidden" name="_csrf" value={visit.csrfToken} />
          <button type="submit" className={styles.item}>
            {t('shell.signOut')}
          </button>
        </form>
      </div>
    </details>
  )
}
