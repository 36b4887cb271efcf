type Options = {
  /** Documents in work at once, of one person and of all. */
  readonly atOnce: { readonly each: number; readonly inAll: number }
  /** Who may stand in line behind them. */
  readonly waiting: { readonly each: number; readonly inAll: number }
  readonly withinMs: number
}

type Place = { readonly who: string; readonly admit: (free: (() => void) | null) => void }

/**
 * Documents hold their pictures in memory while they are written, so few are written at once and the next wait in line.
 * Gives back how to make room again; null where the line is too long, the wait too long, or the one who waits has gone.
 */
export function openSheetLine({ atOnce, waiting, withinMs }: Options) {
  const inWork: string[] = []
  const line: Place[] = []
  const countOf = (who: string, all: readonly string[]) => all.filter((one) => one === who).length
  const mayBegin = (who: string) => inWork.length < atOnce.inAll && countOf(who, inWork) < atOnce.each

  function begin(who: string): () => void {
    inWork.push(who)
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      inWork.splice(inWork.indexOf(who), 1)
      const next = line.find((place) => mayBegin(place.who))
      if (next) {
        line.splice(line.indexOf(next), 1)
        next.admit(begin(next.who))
      }
    }
  }

  return async (who: string, gone: AbortSignal): Promise<(() => void) | null> => {
    if (gone.aborted) return null
    if (mayBegin(who)) return begin(who)
    const own = line.filter((place) => place.who === who).length
    if (own >= waiting.each || line.length >= waiting.inAll) return null
    const admitted = Promise.withResolvers<(() => void) | null>()
    const place: Place = { who, admit: admitted.resolve }
    line.push(place)
    const leave = () => {
      const at = line.indexOf(place)
      if (at !== -1) line.splice(at, 1)
      admitted.resolve(null)
    }
    const timer = setTimeout(leave, withinMs)
    gone.addEventListener('abort', leave, { once: true })
    try {
      return await admitted.promise
    } finally {
      clearTimeout(timer)
      gone.removeEventListener('abort', leave)
    }
  }
}
