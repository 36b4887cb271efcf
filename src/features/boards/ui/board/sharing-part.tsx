import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { NativeSelect } from '#design/native-select.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { type BoardPage, formOf, wholeForm } from '../../domain/board-page.ts'
import { givenRoles } from '../../domain/board-permissions.ts'
import type { BoardMember } from '../../domain/invitation.ts'
import { BoardForm } from './board-form.tsx'
import { failureText } from './board-texts.ts'
import { InvitationRow } from './invitation-row.tsx'
import styles from './sharing-part.module.css'

const expiries = ['7', '30', '90', ''] as const

type Props = { page: BoardPage; form: FormState }

/** With whom a board is shared: people who have joined, links that open it, and a form for another link. */
export function SharingPart({ page: { board, people, invitations }, form }: Props) {
  const t = useTranslate()
  const open = invitations.filter(({ state }) => state === 'open' || state === 'accepted')
  return (
    <div className={styles.parts}>
      <NewLink form={formOf(form, 'invite')} />
      {open.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('boards.sharing.links')}</h3>
          <ul className={styles.rows}>
            {open.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
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

function useRoles() {
  const t = useTranslate()
  return givenRoles.map((value) => ({ value, label: t(`boards.sharing.role.${value}`) }))
}

function NewLink({ form: { typed, errors } }: { form: FormState }) {
  const t = useTranslate()
  const roles = useRoles()
  const problem = errors[wholeForm]
  return (
    <BoardForm className={styles.form} label={t('boards.sharing.new')}>
      <div className={styles.pair}>
        <NativeSelect
          label={t('boards.sharing.role')}
          name="role"
          defaultValue={typed.role ?? 'view'}
          options={roles}
        />
        <NativeSelect
          label={t('boards.sharing.expiry')}
          name="days"
          defaultValue={typed.days ?? '30'}
          options={expiries.map((days) => ({
            value: days,
            label:
              days === '' ? t('boards.sharing.never') : t('boards.sharing.days', { count: Number(days) }),
          }))}
        />
      </div>
      <Field
        label={t('boards.sharing.email')}
        note={t('boards.sharing.optional')}
        hint={t('boards.sharing.emailHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed.email}
        error={errors.email && failureText(t, errors.email)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {failureText(t, problem)}
        </p>
      )}
      <Button type="submit" variant="primary" name="action" value="invite">
        {t('boards.sharing.create')}
      </Button>
    </BoardForm>
  )
}

function MemberRow({ member: { id, name, role } }: { member: BoardMember }) {
  const t = useTranslate()
  const roles = useRoles()
  const shown = name || t('boards.board.somebody')
  return (
    <li className={styles.row}>
      <p className={styles.name}>{shown}</p>
      <BoardForm fields={{ member: id }} className={styles.change}>
        <NativeSelect
          label={t('boards.sharing.roleOf', { name: shown })}
          labelHidden
          size="small"
          name="role"
          // Another role given elsewhere is another list: what is chosen by the browser alone would stay.
          key={role}
          defaultValue={role}
          options={roles}
          onChange={({ currentTarget: { form } }) =>
            form?.requestSubmit(form.querySelector('[value="member"]'))
          }
        />
        <Button type="submit" size="small" name="action" value="member" className={styles.withoutScript}>
          {t('boards.board.save')}
        </Button>
        <Button type="submit" size="small" variant="quiet" name="action" value="remove-member">
          {t('boards.sharing.remove')}
          <span className="visually-hidden"> {shown}</span>
        </Button>
      </BoardForm>
    </li>
  )
}
