import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import tooltip from '#design/tooltip.module.css'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useNavigation } from '#visit/navigation-context.tsx'
import { isSaved, subscribeSignals } from '../save/save-signals.ts'
import { followButtons } from './follow-buttons.ts'
import { placeBeside } from './place-beside.ts'
import styles from './save-tooltip.module.css'

const tooltipId = 'save-tooltip'

/** BOARD-05. One for all buttons of the page: sixty of react-aria's would weigh more than the page. */
export function SaveTooltip({ boardName }: { boardName: () => string }) {
  const t = useTranslate()
  const url = useNavigation((state) => state.url)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const isRemoving = useSyncExternalStore(subscribeSignals, () => button !== null && isSaved(button.value))

  useEffect(() => followButtons(() => layer.current, setButton), [])

  // Its button has gone with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the occasion.
  useEffect(() => setButton(null), [url])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other text is of another width.
  useLayoutEffect(() => {
    if (!button || !layer.current) return
    placeBeside(layer.current, button)
    button.setAttribute('aria-describedby', tooltipId)
    return () => button.removeAttribute('aria-describedby')
  }, [button, isRemoving])

  if (!button) return null
  const name = boardName()
  return (
    <div ref={layer} className={styles.layer} data-print="hide">
      <div id={tooltipId} role="tooltip" className={tooltip.tooltip} data-entering="">
        {t(isRemoving ? 'boards.save.remove' : 'boards.save.add')}
        {name && <small className={joinClasses(tooltip.note, styles.name)}>{name}</small>}
      </div>
    </div>
  )
}
