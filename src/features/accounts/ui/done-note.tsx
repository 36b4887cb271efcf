import { Banner } from '#design/banner.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { DoneWord } from '../domain/page-words.ts'

/** What has just been done, after the browser was sent on. */
export function DoneNote({ done }: { done: DoneWord | null }) {
  const t = useTranslate()
  if (done === null) return null
  return (
    <Banner tone="success" role="status">
      {t(`accounts.done.${done}`)}
    </Banner>
  )
}
