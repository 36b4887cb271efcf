/** One after the other, also when the one before failed. */
export function openQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add<Value>(work: () => Promise<Value>): Promise<Value> {
      const next = last.then(work, work)
      last = next.catch(() => {})
      return next
    },
    async whenEmpty(): Promise<void> {
      await last
    },
  }
}
