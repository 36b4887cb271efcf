import { type MouseEvent, useSyncExternalStore } from 'react'
import { ArrowLeftIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { findResults, type WindowHistory } from './find-results.ts'

/** Browsers that keep no list of the window's history have no such link. */
function readHistory(): WindowHistory | undefined {
  return (window as { navigation?: WindowHistory }).navigation
}

/** Leads back to the results one came from, at the place where one left them. Nobody came from there without a script. */
export function BackToResults({ className }: { className?: string | undefined }) {
  const t = useTranslate()
  const base = links.search(useVisit(), {})
  const found = useSyncExternalStore(
    () => () => {},
    () => findResults(readHistory(), base),
    () => null,
  )
  if (found === null) return null
  const [steps = '', url = ''] = found.split(' ')

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.go(Number(steps))
  }

  return (
    <a href={url} className={className} onClick={goBack}>
      <ArrowLeftIcon size="small" />
      {t('assets.detail.back')}
    </a>
  )
}
