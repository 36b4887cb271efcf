import { Button } from '#design/button.tsx'
import { NativeSelect } from '#design/native-select.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardMember } from '../../../domain/invitation.ts'
import { AskFirst } from '../forms/ask-first.tsx'
import { BoardForm } from '../forms/board-form.tsx'
import styles from './sharing-part.module.css'
import { useRoles } from './use-roles.ts'

/** Somebody who has joined: what they may do, and the way out. */
export function MemberRow({ member: { id, name, role } }: { member: BoardMember }) {
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
            form?.requestSubmit(form.querySelector('button[value="member"]'))
          }
        />
        <Button type="submit" size="small" name="action" value="member" className={styles.withoutScript}>
          {t('boards.board.save')}
        </Button>
      </BoardForm>
      <AskFirst
        word={t('boards.sharing.remove')}
        of={shown}
        question={t('boards.sharing.removeAsk', { name: shown })}
        action="remove-member"
        fields={{ member: id }}
      />
    </li>
  )
}
