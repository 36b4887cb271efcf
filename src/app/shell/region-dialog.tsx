import { AriaLocale } from '#design/aria-locale.tsx'
import { Modal } from '#design/modal.tsx'
import { RegionForm } from '#features/content-pages/ui.ts'
import { languageTagOf } from '#i18n/locales.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'

type Props = { open: boolean; returnTo: string; onClose: () => void }

export function RegionDialog({ open, returnTo, onClose }: Props) {
  const t = useTranslate()
  const { spoken } = useVisit()
  return (
    <AriaLocale locale={languageTagOf(spoken)}>
      <Modal
        open={open}
        onClose={onClose}
        title={t('shell.region')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <RegionForm returnTo={returnTo} />
      </Modal>
    </AriaLocale>
  )
}
