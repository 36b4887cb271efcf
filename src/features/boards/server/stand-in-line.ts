/**
 * Work on the same thing is done one after the other, work on others at once. Whoever waits for a board waits here and
 * takes no connection meanwhile: one busy board leaves the rest of the site alone.
 */
export function openLines() {
  const ends = new Map<string, Promise<unknown>>()
  return async function inLine<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const own = (ends.get(name) ?? Promise.resolve()).then(work)
    const end = own.catch(() => undefined)
    ends.set(name, end)
    try {
      return await own
    } finally {
      if (ends.get(name) === end) ends.delete(name)
    }
  }
}

export type InLine = ReturnType<typeof openLines>
