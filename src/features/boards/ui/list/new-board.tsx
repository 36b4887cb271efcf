import { useRef } from 'react'
import { PlusIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { CreateForm } from './create-form.tsx'
import styles from './new-board.module.css'
import { useLightDismiss } from './use-light-dismiss.ts'

/** The form for another board, behind a button; open if what was sent had a fault. */
export function NewBoard({ form, isOpen }: { form: FormState; isOpen: boolean }) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const menu = useLightDismiss<HTMLDivElement>()
  return (
    <div ref={menu} className={styles.new}>
      <details
        name="board-actions"
        open={isOpen || (form.typed.action === 'create' && form.errors.name !== undefined)}
        onToggle={({ currentTarget: { open } }) => open && field.current?.focus()}
      >
        <summary className={styles.button}>
          <PlusIcon size="small" />
          {t('boards.list.create')}
        </summary>
        <div className={styles.panel}>
          <CreateForm form={form} field={field} button={t('boards.list.createButton')} />
        </div>
      </details>
    </div>
  )
}
