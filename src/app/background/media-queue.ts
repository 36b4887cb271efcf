export type QueueLimits = {
  /** How many work at once, and how many of them may do background work. */
  readonly places: number
  readonly backgroundPlaces: number
  /** Held in memory by all of them together; one that is larger than this alone works alone. */
  readonly megapixels: number
  readonly maxWaiting: number
}

export type Entry = {
  readonly priority: 'visitor' | 'background'
  readonly megapixels: number
  readonly begin: () => void
}

export type MediaQueue = {
  /** False when so many wait already that this one is not let in. */
  readonly enter: (entry: Entry) => boolean
  /** Gives up a place; true if it was still waiting. */
  readonly leave: (entry: Entry) => boolean
  readonly finish: (entry: Entry) => void
  readonly waiting: () => readonly Entry[]
}

/** Who may work next: visitors first, in the order they came, within the bounds of threads and memory. */
export function openMediaQueue(limits: QueueLimits): MediaQueue {
  const lines = { visitor: [] as Entry[], background: [] as Entry[] }
  const working = new Set<Entry>()
  const weightOf = ({ megapixels }: Entry) => Math.min(megapixels, limits.megapixels)

  function fits(entry: Entry): boolean {
    if (working.size >= limits.places) return false
    const inBackground = [...working].filter(({ priority }) => priority === 'background').length
    if (entry.priority === 'background' && inBackground >= limits.backgroundPlaces) return false
    const held = [...working].reduce((sum, other) => sum + weightOf(other), 0)
    return held + weightOf(entry) <= limits.megapixels
  }

  // A large picture at the head is waited for, or small ones would pass it for ever.
  function advance(): void {
    for (const line of [lines.visitor, lines.background]) {
      for (let head = line[0]; head; head = line[0]) {
        if (!fits(head)) return
        line.shift()
        working.add(head)
        head.begin()
      }
    }
  }

  return {
    enter(entry) {
      const line = lines[entry.priority]
      if (line.length >= limits.maxWaiting) return false
      line.push(entry)
      advance()
      return true
    },
    leave(entry) {
      const line = lines[entry.priority]
      const at = line.indexOf(entry)
      if (at < 0) return false
      line.splice(at, 1)
      advance()
      return true
    },
    finish(entry) {
      if (working.delete(entry)) advance()
    },
    waiting: () => [...lines.visitor, ...lines.background],
  }
}
