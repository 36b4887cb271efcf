import { Button } from '#design/button.tsx'
import { EyeIcon, MessageIcon, PencilIcon } from '#design/icon.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { GivenRole } from '../../domain/board-permissions.ts'
import type { SharedBoard } from '../../domain/invitation.ts'
import { Cover, CoverMark } from './cover.tsx'
import { PlainForm } from './plain-form.tsx'
import styles from './shared-cover.module.css'

const icons = { view: EyeIcon, comment: MessageIcon, edit: PencilIcon } as const satisfies Record<
  GivenRole,
  typeof EyeIcon
>

/** Somebody else's board: whose it is, what one may do there, and the way out. */
export function SharedCover({ board, isSoon }: { board: SharedBoard; isSoon: boolean }) {
  const t = useTranslate()
  const { date } = useFormats()
  const { id, name, owner, joinedAt } = board
  const role = board.role === 'edit' || board.role === 'comment' ? board.role : 'view'
  const RoleIcon = icons[role]
  return (
    <Cover
      board={board}
      isSoon={isSoon}
      marks={<CoverMark icon={<RoleIcon size="small" />}>{t(`boards.shared.role.${role}`)}</CoverMark>}
      actions={
        <PlainForm className={styles.leave}>
          <input type="hidden" name="board" value={id} />
          <Button
            type="submit"
            variant="quiet"
            size="small"
            name="action"
            value="leave"
            aria-label={t('boards.shared.leaveNamed', { name })}
          >
            {t('boards.shared.leave')}
          </Button>
        </PlainForm>
      }
    >
      {owner !== '' && <span>{t('boards.shared.owner', { name: owner })}</span>}
      <span>{t('boards.shared.joined', { date: date(joinedAt) })}</span>
    </Cover>
  )
}
