import { Suspense } from 'react'
import { ClientOnly } from '#design/client-only.tsx'
import { pressedPart } from '#design/lazy-part.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import styles from '../board-view.module.css'
import type { Notice } from '../use-board-actions.ts'
import { SharingPart } from './sharing-part.tsx'

const SharingDialog = pressedPart(async () => (await import('./sharing-dialog.tsx')).SharingDialog)

type Props = { page: BoardPage; form: FormState; notice: Notice | null; isOpen: boolean; onClose: () => void }

/** Whom the board is shared with: a dialog, and without script a part of the page. */
export function SharingPlace({ page, form, notice, isOpen, onClose }: Props) {
  const t = useTranslate()
  if (page.panel !== 'sharing') return null
  return (
    <ClientOnly
      fallback={
        <section className={styles.sharing}>
          <h2>{t('boards.board.share')}</h2>
          <SharingPart page={page} form={form} />
        </section>
      }
    >
      <Suspense fallback={null}>
        <SharingDialog open={isOpen} page={page} form={form} notice={notice} onClose={onClose} />
      </Suspense>
    </ClientOnly>
  )
}
