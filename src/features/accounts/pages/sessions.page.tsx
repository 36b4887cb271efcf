import { Button } from '#design/button.tsx'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { AccountFrame, AccountPart } from '../ui/account-frame.tsx'
import type { SessionsData, ShownSession } from './sessions.load.ts'
import styles from './sessions.module.css'

export const head: PageModule<SessionsData>['head'] = (_, { t }) => ({
  title: t('accounts.place.sessions'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ sessions, done, form }: SessionsData) {
  const t = useTranslate()
  return (
    <AccountFrame current="sessions" title={t('accounts.place.sessions')} done={done} form={form}>
      <p className={styles.lead}>{t('accounts.sessions.lead')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </ul>
      <AccountPart title={t('accounts.sessions.everywhere')} text={t('accounts.sessions.everywhereText')}>
        <AccountForm>
          <div>
            <Button type="submit" name="action" value="end-all">
              {t('accounts.sessions.everywhere')}
            </Button>
          </div>
        </AccountForm>
      </AccountPart>
    </AccountFrame>
  )
}

function SessionEntry({ session }: { session: ShownSession }) {
  const t = useTranslate()
  const formats = useFormats()
  const { id, device, createdAt, seenAt, isCurrent } = session
  const when = (time: string) => `${formats.date(time, 'dateTime')} UTC`
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>
          <strong>{device}</strong>
          {isCurrent && <span className={styles.current}>{t('accounts.sessions.current')}</span>}
        </p>
        <p className={styles.times}>
          {t('accounts.sessions.since', { when: when(createdAt) })}
          <br />
          {t('accounts.sessions.seen', { when: when(seenAt) })}
        </p>
      </div>
      <AccountForm>
        <input type="hidden" name="session" value={id} />
        <Button type="submit" size="small" name="action" value="end">
          {t('accounts.signOut.button')}
          <VisuallyHidden>{` ${device}, ${t('accounts.sessions.since', { when: when(createdAt) })}`}</VisuallyHidden>
        </Button>
      </AccountForm>
    </li>
  )
}
