import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { type BoardPage, formOf } from '../../../domain/board-page.ts'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'
import { NewLink } from './new-link.tsx'
import styles from './sharing-part.module.css'
import { useNewInvitation } from './use-new-invitation.ts'

type Props = { page: BoardPage; form: FormState }

/** With whom a board is shared: people who have joined, links that open it, and a form for another link. */
export function SharingPart({ page: { board, people, invitations, done }, form }: Props) {
  const t = useTranslate()
  const open = invitations.filter(({ state }) => state === 'open' || state === 'accepted')
  const made = useNewInvitation(open, done === 'invited')
  return (
    <div className={styles.parts}>
      <NewLink form={formOf(form, 'invite')} />
      <p role="status" className={styles.made}>
        {made &&
          (made.recipient
            ? t('boards.sharing.sent', { email: made.recipient })
            : t('boards.sharing.made', { role: t(`boards.sharing.role.${made.role}`) }))}
      </p>
      {open.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('boards.sharing.links')}</h3>
          <ul className={styles.rows}>
            {open.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                isNew={invitation.id === made?.id && made.recipient === null}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={styles.heading}>{t('boards.sharing.people')}</h3>
        <ul className={styles.rows}>
          <li className={styles.row}>
            <p className={styles.name}>{t('boards.sharing.you', { name: board.owner })}</p>
            <p className={styles.facts}>{t('boards.sharing.owner')}</p>
          </li>
          {people.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      </section>
    </div>
  )
}
