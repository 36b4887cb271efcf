import type { KeyboardEvent } from 'react'

/** What reads as a box or a dot is used like one: space presses it, arrows go through dots. */
export function pressOptions(event: KeyboardEvent): void {
  const { target, key } = event
  const option = target instanceof Element ? target.closest<HTMLElement>('a[aria-checked]') : null
  if (!option) return
  if (key === ' ') option.click()
  else if (key === 'ArrowDown' || key === 'ArrowUp') moveFocus(option, key === 'ArrowDown' ? 1 : -1)
  else return
  event.preventDefault()
}

function moveFocus(option: HTMLElement, step: number): void {
  const group = option.closest('fieldset, [role="radiogroup"]')
  const options = [...(group?.querySelectorAll<HTMLElement>('a[aria-checked]') ?? [])]
  options.at((options.indexOf(option) + step) % options.length)?.focus()
}
