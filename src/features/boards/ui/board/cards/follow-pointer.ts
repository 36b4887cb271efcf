import { scrollStep } from './scroll-step.ts'

type Drag = Readonly<{
  start: () => void
  /** The place in the list that the pointer asks for. */
  over: (place: number) => void
  end: (isDropped: boolean) => void
}>

/** Less than this is a press, not a drag. */
const slackPx = 6

/** Follows a pointer that has gone down on a card until it goes up, with a small copy of the card under it. */
export function followPointer(down: PointerEvent, list: HTMLElement, drag: Drag): void {
  const card = down.target instanceof Element ? down.target.closest('li') : null
  if (!card) return
  const stop = new AbortController()
  const listen = { signal: stop.signal }
  let ghost: HTMLElement | null = null
  let last = down
  let frame = 0

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    last = event
    if (ghost === null) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < slackPx) return
      ghost = makeGhost(card as HTMLElement)
      drag.start()
      frame = requestAnimationFrame(scrollAtEdges)
    }
    event.preventDefault()
    ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`
    look()
  }

  function look() {
    const under = document.elementFromPoint(last.clientX, last.clientY)?.closest('li')
    if (!under || under === card || under.parentElement !== list) return
    const place = [...list.children].indexOf(under)
    const { left, width } = under.getBoundingClientRect()
    const isLeftHalf = last.clientX < left + width / 2
    const isBefore = getComputedStyle(list).direction === 'rtl' ? !isLeftHalf : isLeftHalf
    drag.over(isBefore ? place : place + 1)
  }

  function scrollAtEdges() {
    const { top, bottom } = list.getBoundingClientRect()
    const step = scrollStep({ y: last.clientY, screenHeight: innerHeight, top, bottom })
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' })
      look()
    }
    frame = requestAnimationFrame(scrollAtEdges)
  }

  function finish(isDropped: boolean) {
    stop.abort()
    cancelAnimationFrame(frame)
    if (ghost === null) return
    ghost.remove()
    swallowClick()
    drag.end(isDropped)
  }

  document.addEventListener('pointermove', move, listen)
  document.addEventListener('pointerup', () => finish(true), listen)
  document.addEventListener('pointercancel', () => finish(false), listen)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), listen)
}

/** The press that ends a drag follows no link. */
function swallowClick(): void {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort())
}

function makeGhost(card: HTMLElement): HTMLElement {
  const shown = card.querySelector<HTMLElement>('[data-frame]') ?? card
  const ghost = shown.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.dataset.ghost = ''
  ghost.style.inlineSize = `${Math.min(180, shown.offsetWidth)}px`
  document.body.append(ghost)
  return ghost
}
