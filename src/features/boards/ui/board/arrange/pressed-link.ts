import type { MouseEvent } from 'react'
import { focusSoon, gridSelector } from '../forms/return-focus.ts'

/** The order that is in force: one always is. */
const orderSelector = '[data-choice="sort"] [aria-current]'

/** Finds the link that was pressed last, until what it led to is shown. */
let pressed: string | null = null

/** A press may lead to a page that has no such link any more, or stands there anew: then the focus would be lost. */
export function notePress({ target }: Pick<MouseEvent, 'target'>): void {
  const link = target instanceof Element ? target.closest('a') : null
  const choice = link?.closest('[data-choice]')?.getAttribute('data-choice')
  if (link && choice)
    pressed = `[data-choice="${choice}"] a[href="${CSS.escape(link.pathname + link.search)}"]`
}

/** Whether what is shown now comes of a press. */
export function isPressed(): boolean {
  return pressed !== null
}

/** Where the focus was lost, it goes on from the same link, from the order or from the assets. */
export function settlePress(): void {
  if (pressed === null) return
  focusSoon(pressed, orderSelector, gridSelector)
  pressed = null
}
