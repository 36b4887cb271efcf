import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { GripVerticalIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './board-card.module.css'

type Props = {
  title: string
  isHeld: boolean
  isByKeys: boolean
  onToggle: () => void
  onCancel: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Taken by a press or by dragging; the words say how to go on with keys. */
export function MoveHandle({ title, isHeld, isByKeys, onToggle, onCancel, onKeyDown }: Props) {
  const t = useTranslate()
  const id = useId()

  /** A finger has no arrow keys: where it does not drag, the menu has what it can do. */
  function press({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && !isHeld) openMenuBeside(currentTarget)
    else onToggle()
  }

  return (
    <>
      <IconButton
        label={t('boards.board.move', { title })}
        className={styles.handle}
        pressed={isHeld}
        aria-describedby={id}
        onClick={press}
        onBlur={onCancel}
        onKeyDown={onKeyDown}
        data-handle
      >
        <GripVerticalIcon size="small" />
      </IconButton>
      <span id={id} className={styles.keys} hidden={!isByKeys}>
        {t('boards.board.move.keys')}
      </span>
    </>
  )
}

function openMenuBeside(handle: HTMLElement): void {
  const menu = handle.closest('li')?.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  menu.open = true
  menu.querySelector('summary')?.focus()
}
