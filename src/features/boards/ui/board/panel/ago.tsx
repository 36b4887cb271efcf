import { useSyncExternalStore } from 'react'
import { formattingTagOf } from '#i18n/locales.ts'
import { useFormats, useSpokenLocale } from '#i18n/translate-context.tsx'
import { timeAgo } from './time-ago.ts'

const tickMs = 30_000
let now = 0

function follow(onTick: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now()
    onTick()
  }, tickMs)
  return () => clearInterval(timer)
}

function readNow(): number {
  now ||= Date.now()
  return now
}

/** How long ago something was. The server, whose page may be read later, says the day instead. */
export function useAgo(at: string): string {
  const locale = useSpokenLocale()
  const { date } = useFormats()
  const nowMs = useSyncExternalStore(follow, readNow, () => 0)
  if (nowMs === 0) return date(at)
  // The clock of a page that stands open ticks now and then; what came since is no further back than nothing.
  const [value, unit] = timeAgo(Date.parse(at), Math.max(nowMs, Date.parse(at)))
  return new Intl.RelativeTimeFormat(formattingTagOf(locale), { numeric: 'auto' }).format(value, unit)
}

export function Ago({ at }: { at: string }) {
  const { date } = useFormats()
  const text = useAgo(at)
  return (
    <time dateTime={at} title={date(at, 'dateTime')}>
      {text}
    </time>
  )
}
