export type Remember = <Value>(key: string, load: () => Promise<Value>) => Promise<Value>

type Options = {
  readonly forMs: number
  /** The oldest answer is forgotten when there are more. */
  readonly atMost: number
  readonly nowMs?: () => number
}

/**
 * Gives the answer of a moment ago again instead of asking once more. Whoever asks while the first is still waiting
 * shares its answer, so a crowd costs one question. A failure is not remembered.
 */
export function createMemory({ forMs, atMost, nowMs = () => performance.now() }: Options): Remember {
  const known = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>()
  return <Value>(key: string, load: () => Promise<Value>) => {
    const remembered = known.get(key)
    if (remembered && remembered.until > nowMs()) return remembered.answer as Promise<Value>

    const answer = load()
    known.delete(key)
    known.set(key, { answer, until: nowMs() + forMs })
    answer.catch(() => {
      if (known.get(key)?.answer === answer) known.delete(key)
    })
    if (known.size > atMost) known.delete(known.keys().next().value ?? '')
    return answer
  }
}
