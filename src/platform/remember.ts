export type Remember<Kept = unknown> = <Value extends Kept>(
  key: string,
  load: () => Promise<Value>,
) => Promise<Value>

type Options<Kept> = {
  /** How long an answer is given again; it may depend on the answer. */
  readonly forMs: number | ((value: Kept) => number)
  /** An answer too old by no more than this is still given, while the next one is made. */
  readonly staleForMs?: number
  /** The oldest answer is forgotten when there are more. */
  readonly atMost: number
  /** Whether an answer is worth giving again; without it, any. */
  readonly keeps?: (value: Kept) => boolean
  readonly nowMs?: () => number
}

type Known = {
  readonly answer: Promise<unknown>
  /** Counted from the answer on: one that took long is not old when it comes. */
  until: number
  isRenewed: boolean
}

/**
 * Gives the answer of a moment ago again instead of asking once more. Whoever asks while the first is still waiting
 * shares its answer, so a crowd costs one question. A failure is not remembered.
 */
export function createMemory<Kept = unknown>(options: Options<Kept>): Remember<Kept> {
  const { forMs, staleForMs = 0, atMost, keeps = () => true, nowMs = () => performance.now() } = options
  const lifeOf = (value: Kept) => (typeof forMs === 'number' ? forMs : forMs(value))
  const known = new Map<string, Known>()

  function keep(key: string, entry: Known): void {
    known.delete(key)
    known.set(key, entry)
    if (known.size > atMost) known.delete(known.keys().next().value ?? '')
  }

  function ask<Value extends Kept>(key: string, load: () => Promise<Value>): Promise<Value> {
    const answer = load()
    const entry: Known = { answer, until: Number.POSITIVE_INFINITY, isRenewed: false }
    const forget = () => {
      if (known.get(key) === entry) known.delete(key)
    }
    answer.then((value) => {
      entry.until = nowMs() + lifeOf(value)
      if (!keeps(value)) forget()
    }, forget)
    keep(key, entry)
    return answer
  }

  /** What cannot be made anew leaves the old answer where it is, and the next one who asks tries again. */
  function renew<Value extends Kept>(key: string, old: Known, load: () => Promise<Value>): void {
    old.isRenewed = true
    const again = () => {
      old.isRenewed = false
    }
    load().then((value) => {
      if (!keeps(value)) return again()
      keep(key, { answer: Promise.resolve(value), until: nowMs() + lifeOf(value), isRenewed: false })
    }, again)
  }

  return <Value extends Kept>(key: string, load: () => Promise<Value>) => {
    const remembered = known.get(key)
    const now = nowMs()
    if (!remembered || remembered.until + staleForMs <= now) return ask(key, load)
    if (remembered.until <= now && !remembered.isRenewed) renew(key, remembered, load)
    return remembered.answer as Promise<Value>
  }
}
