/** All from one to another, both of them too, whichever comes first; the other alone where the one is not among them. */
export function rangeOf<Id>(ids: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const end = ids.indexOf(to)
  const start = from === null ? -1 : ids.indexOf(from)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
