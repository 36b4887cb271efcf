import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardPage } from './board-calls.ts'
import type { Choice } from './open-save-desk.ts'

type Dialog = Readonly<{ id: number; open: boolean; choice: Choice; boards: BoardPage }>

/** Whether a board is being chosen and for what, and where the focus goes afterwards. */
export function useChooser() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const opener = useRef<HTMLElement>(null)

  const choose = useCallback((choice: Choice, boards: BoardPage) => {
    setDialog((before) =>
      before?.choice === choice
        ? { ...before, boards }
        : { id: (before?.id ?? 0) + 1, open: true, choice, boards },
    )
  }, [])
  const close = useCallback(() => setDialog((before) => before && { ...before, open: false }), [])
  const comeFrom = useCallback((element: HTMLElement) => {
    opener.current = element
  }, [])

  const isOver = dialog?.open === false
  const asset = dialog?.choice.assets[0]
  useEffect(() => {
    if (!isOver) return
    // The button of a toast has gone by now; the asset's own is still there.
    const own = document.querySelector<HTMLElement>(`button[name="save"][value="${asset?.id}"]`)
    const back = opener.current?.isConnected ? opener.current : own
    back?.focus()
  }, [isOver, asset])

  return { dialog, choose, close, comeFrom }
}
