import { Modal } from '#design/modal.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardPage } from '../../domain/board-page.ts'
import { SharingPart } from './sharing-part.tsx'

type Props = { page: BoardPage; form: FormState; onClose: () => void }

/** Open from the start: whoever does not want it any more takes it out. */
export function SharingDialog({ page, form, onClose }: Props) {
  const t = useTranslate()
  return (
    <Modal
      open
      onClose={onClose}
      title={t('boards.sharing.title', { name: page.board.name })}
      closeLabel={t('boards.board.close')}
    >
      <SharingPart page={page} form={form} />
    </Modal>
  )
}
