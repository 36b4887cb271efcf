import { joinClasses } from '#design/join-classes.ts'
import { Modal } from '#design/modal.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { type BoardPage, formOf, wholeForm } from '../../../domain/board-page.ts'
import type { Notice } from '../use-board-actions.ts'
import styles from './sharing-part.module.css'
import { SharingPart } from './sharing-part.tsx'

type Props = { open: boolean; page: BoardPage; form: FormState; notice: Notice | null; onClose: () => void }

/** What is said about it is said inside: the page behind is out of reach meanwhile. */
export function SharingDialog({ open, page, form, notice, onClose }: Props) {
  const t = useTranslate()
  const isSaidBelow = formOf(form, 'invite').errors[wholeForm] !== undefined
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('boards.sharing.title', { name: page.board.name })}
      closeLabel={t('boards.board.close')}
    >
      <p role="status" className={joinClasses(styles.said, notice?.tone === 'danger' && styles.problem)}>
        {!isSaidBelow && notice?.text}
      </p>
      <SharingPart page={page} form={form} />
    </Modal>
  )
}
