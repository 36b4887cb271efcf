/** Work that its caller may pause after each step, so that others have their turn. */
export type Steps<Result> = Generator<void, Result, void>

export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Values that are built once: at a stroke when they are asked for, or by steps before. */
export function openBySteps<Key, Value>(build: (key: Key) => Steps<Value>) {
  const made = new Map<Key, Value>()
  const get = (key: Key): Value => {
    const value = made.get(key) ?? finishSteps(build(key))
    made.set(key, value)
    return value
  }
  function* open(key: Key): Steps<void> {
    if (made.has(key)) return
    const value = yield* build(key)
    // Whoever could not wait has built it in between.
    if (!made.has(key)) made.set(key, value)
  }
  return [get, open] as const
}
