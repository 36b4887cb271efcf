const showAfterMs = 120
const hideAfterMs = 300
const saves = 'button[name="save"][aria-pressed]'

/**
 * Says which of the page's save buttons somebody points at or has reached by keyboard, and when that is over. Whoever is on the
 * layer of the tooltip is still at its button. A finger points at nothing.
 */
export function followButtons(
  layer: () => Element | null,
  show: (button: HTMLButtonElement | null) => void,
): () => void {
  const stop = new AbortController()
  const listen = { signal: stop.signal, capture: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLButtonElement | null = null
  let next: HTMLButtonElement | null = null

  function change(button: HTMLButtonElement | null): void {
    clearTimeout(timer)
    next = button
    if (shown === button) return
    shown = button
    show(button)
  }

  function plan(button: HTMLButtonElement | null): void {
    if (next === button) return
    next = button
    clearTimeout(timer)
    if (button === shown) return
    timer = setTimeout(change, button ? showAfterMs : hideAfterMs, button)
  }

  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      plan(layer()?.contains(target) ? shown : buttonAt(target))
    },
    listen,
  )
  document.documentElement.addEventListener('pointerleave', () => plan(null), { signal: stop.signal })
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) plan(buttonAt(target))
    },
    listen,
  )
  document.addEventListener('focusout', () => plan(null), listen)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && change(null), listen)
  document.addEventListener('scroll', () => change(null), { ...listen, passive: true })

  // Whoever made the desk come by pointing at a button still does.
  plan(document.querySelector<HTMLButtonElement>(`${saves}:is(:hover, :focus-visible)`))
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function buttonAt(target: Element): HTMLButtonElement | null {
  return target.closest<HTMLButtonElement>(saves)
}
