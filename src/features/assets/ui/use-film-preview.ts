import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer that only crosses a tile starts nothing. */
const waitMs = 200

/** `loading` until the first frame can be shown; the poster stays in view as long. */
export type PreviewState = 'still' | 'loading' | 'playing'

/** Plays a film's preview while someone points at it or has its link in focus, unless they asked for calm or thrift. */
export function useFilmPreview({ isOff = false }: { isOff?: boolean } = {}) {
  const [state, setState] = useState<PreviewState>('still')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function play() {
    clearTimeout(timer.current)
    setState((now) => (now === 'still' ? 'loading' : now))
  }

  function stop() {
    clearTimeout(timer.current)
    setState('still')
  }

  function playSoon() {
    clearTimeout(timer.current)
    if (!isOff && isWelcome()) timer.current = setTimeout(play, waitMs)
  }

  return {
    state,
    /** For the button: who presses it wants motion, whatever the system says. */
    toggle: () => (state === 'still' ? play() : stop()),
    /** For the video. */
    video: { onPlaying: () => setState('playing'), onError: stop },
    /** For the tile. A finger has the button, since its touch would open the link. */
    tile: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') playSoon()
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') stop()
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches('a:focus-visible')) playSoon()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) stop()
      },
    },
  }
}

function isWelcome(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}
