import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { TeamRole } from '#visit/visit.ts'
import { emptyForm, rowFormOf } from '../../domain/form-state.ts'
import { AccountForm } from '../account-form.tsx'
import { RoleAndCap } from './role-and-cap.tsx'
import styles from './team-lists.module.css'

type ListedMember = Readonly<{
  id: string
  name: string
  email: string
  role: TeamRole
  cap: number | null
  isSelf: boolean
}>

type Props = { members: readonly ListedMember[]; isLeader: boolean; form: FormState }

/** A Leader opens a member to change or remove them; everyone else reads. */
export function MemberList({ members, isLeader, form }: Props) {
  const t = useTranslate()
  return (
    <ul className={styles.list}>
      {members.map((member) => {
        const { id, email, role, cap, isSelf } = member
        const facts = [
          t(`accounts.team.role.${role}`),
          ...(cap === null ? [] : [t('accounts.team.capNow', { count: cap })]),
          ...(email === '' ? [] : [email]),
        ]
        return (
          <li key={id} className={styles.row}>
            <div className={styles.about}>
              <p>
                <strong>{isSelf ? t('accounts.team.you', { name: member.name }) : member.name}</strong>
              </p>
              <p className={styles.facts}>{facts.join(' · ')}</p>
            </div>
            {isLeader && <MemberForm member={member} form={rowFormOf(form, id, 'change', 'remove')} />}
          </li>
        )
      })}
    </ul>
  )
}

function MemberForm({ member, form }: { member: ListedMember; form: FormState }) {
  const t = useTranslate()
  const { id, name, isSelf } = member
  return (
    <Disclosure
      className={styles.change}
      title={
        <>
          {t('accounts.team.change')} <VisuallyHidden>{name}</VisuallyHidden>
        </>
      }
      open={form !== emptyForm}
    >
      <AccountForm form={form}>
        <input type="hidden" name="row" value={id} />
        <RoleAndCap form={form} before={member} />
        <div className={styles.buttons}>
          <Button type="submit" size="small" name="action" value="change">
            {t('accounts.profile.save')}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
          {!isSelf && (
            <Button type="submit" size="small" variant="quiet" name="action" value="remove">
              {t('accounts.team.remove')}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
        <p className={styles.facts}>{t('accounts.team.changeNote')}</p>
      </AccountForm>
    </Disclosure>
  )
}
