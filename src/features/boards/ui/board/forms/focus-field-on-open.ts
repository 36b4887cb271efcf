import type { MouseEvent } from 'react'
import { afterPaint } from '#visit/after-paint.ts'

/** On what holds a form: who opens it by its summary wants to write. */
export function focusFieldOnOpen({ target, currentTarget: opened }: MouseEvent<HTMLDetailsElement>): void {
  // The press comes before what it does.
  const isOpening = target instanceof Element && target.closest('summary') !== null && !opened.open
  if (!isOpening) return
  afterPaint(() => {
    const field = opened.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')
    if (!opened.open || !field) return
    field.focus({ preventScroll: true })
    opened.querySelector('form')?.scrollIntoView({ block: 'nearest' })
  })
}
