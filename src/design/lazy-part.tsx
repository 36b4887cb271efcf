import { type ComponentType, lazy } from 'react'
import { goFirst } from './go-first.ts'

/**
 * A part that is fetched when it is first shown. One whose file is gone, as after an update, shows nothing: a page without
 * a part is better than none.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Nothing as ComponentType<Props> }
    }
  })
}

/** One that somebody has pressed for and waits to see. */
export function pressedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() => goFirst(load()))
}

function Nothing(): null {
  return null
}
