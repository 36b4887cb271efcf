import type { ReactNode } from 'react'

export type Toast = {
  /** What happened. */
  text: ReactNode
  /** A smaller line above the text. */
  lead?: ReactNode
  /** A small picture; it gets the size of a thumbnail. */
  picture?: ReactNode
  /** Makes the whole toast a link. */
  href?: string | undefined
  /** The link in words, at the end of the toast. */
  go?: ReactNode
  /** A button beside all this, for what is not the link. */
  action?: ReactNode
  closeAfterMs?: number | undefined
}

export type QueuedToast = Toast & { readonly id: number; readonly leaving: boolean }

export type ToastQueue = {
  /** Shows a toast and returns its id. */
  add: (toast: Toast) => number
  close: (id: number) => void
  /** Stops all clocks, as while the pointer or the focus is on a toast. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  read: () => readonly QueuedToast[]
}

export const toastCloseAfterMs = 30_000
/** How long a toast takes to leave; the same as --t-toast in the themes. */
export const toastLeaveMs = 400
const mostAtOnce = 3

type Clock = { remainingMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

/** One queue for a page: whoever has something to say adds to it, one ToastRegion shows it. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = []
  let lastId = 0
  let paused = false
  const listeners = new Set<() => void>()
  const clocks = new Map<number, Clock>()

  function change(next: readonly QueuedToast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function start(id: number, clock: Clock) {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => close(id), clock.remainingMs)
  }

  function close(id: number) {
    if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastLeaveMs)
  }

  function add(toast: Toast): number {
    lastId += 1
    const id = lastId
    const clock = { remainingMs: toast.closeAfterMs ?? toastCloseAfterMs, startedAt: 0, timer: undefined }
    clocks.set(id, clock)
    if (!paused) start(id, clock)
    change([...toasts, { ...toast, id, leaving: false }])
    const staying = toasts.filter((each) => !each.leaving)
    for (const tooMany of staying.slice(0, Math.max(0, staying.length - mostAtOnce))) close(tooMany.id)
    return id
  }

  function pause() {
    if (paused) return
    paused = true
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.remainingMs -= Date.now() - clock.startedAt
    }
  }

  function resume() {
    if (!paused) return
    paused = false
    for (const [id, clock] of clocks) start(id, clock)
  }

  return {
    add,
    close,
    pause,
    resume,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => toasts,
  }
}
