import { Button } from '#design/button.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { TeamRole } from '#visit/visit.ts'
import { rowFormOf } from '../../domain/form-state.ts'
import { AccountForm } from '../account-form.tsx'
import styles from './team-lists.module.css'

type ListedInvitation = Readonly<{
  id: string
  email: string
  role: TeamRole
  cap: number | null
  expiresAt: string
}>

type Props = { invitations: readonly ListedInvitation[]; form: FormState }

export function InvitationList({ invitations, form }: Props) {
  const t = useTranslate()
  const formats = useFormats()
  return (
    <ul className={styles.list}>
      {invitations.map(({ id, email, role, cap, expiresAt }) => {
        const facts = [
          t(`accounts.team.role.${role}`),
          ...(cap === null ? [] : [t('accounts.team.capNow', { count: cap })]),
          t('accounts.team.until', { when: formats.date(expiresAt) }),
        ]
        return (
          <li key={id} className={styles.row}>
            <div className={styles.about}>
              <p>
                <strong>{email}</strong>
              </p>
              <p className={styles.facts}>{facts.join(' · ')}</p>
            </div>
            <AccountForm form={rowFormOf(form, id, 'withdraw')}>
              <input type="hidden" name="row" value={id} />
              <Button type="submit" size="small" name="action" value="withdraw">
                {t('accounts.team.withdraw')}
                <span className="visually-hidden">{` ${email}`}</span>
              </Button>
            </AccountForm>
          </li>
        )
      })}
    </ul>
  )
}
