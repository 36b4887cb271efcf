/** Reads some items before they are asked for; they come in the order in which they were given. */
export function openLookAhead<Item, Read>(
  items: readonly Item[],
  ahead: number,
  read: (item: Item) => Promise<Read>,
): () => Promise<Read> {
  const left = items.values()
  const begun: Promise<Read>[] = []
  function begin(): void {
    while (begun.length < ahead) {
      const next = left.next()
      if (next.done) return
      const reading = read(next.value)
      // Whoever asks for it hears of a failure; perhaps nobody does any more.
      reading.catch(() => {})
      begun.push(reading)
    }
  }
  return async () => {
    begin()
    const first = begun.shift()
    if (!first) throw new Error('there are no more')
    const done = await first
    begin()
    return done
  }
}
