import { useEffect, useState } from 'react'
import { Banner } from '#design/banner.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { DoneWord } from '../domain/page-words.ts'
import { forgetDone, isDoneInAddress } from './done-address.ts'

/** What has just been done, after the browser was sent on. */
export function DoneNote({ done }: { done: DoneWord | null }) {
  return done === null ? null : <News key={done} done={done} />
}

/** Told once: whoever comes back to the page, or takes its address along, is not told again. */
function News({ done }: { done: DoneWord }) {
  const t = useTranslate()
  const [isNew] = useState(() => typeof window === 'undefined' || isDoneInAddress(window))
  useEffect(() => forgetDone(window), [])
  if (!isNew) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page comes after a press, and this is its answer: a status that is there from the start is not read out.
    <div role="status" tabIndex={-1} autoFocus>
      <Banner tone={done === 'was-signed-out' ? 'info' : 'success'}>{t(`accounts.done.${done}`)}</Banner>
    </div>
  )
}
