type WithId = Readonly<{ id: string }>

/** What is in goes out, what is not comes in, at the end. Something given twice counts once. */
export function toggleById<Item extends WithId>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  const held = idsOf(before)
  const given = idsOf(items)
  return [
    ...before.filter(({ id }) => !given.has(id)),
    ...mergeById([], items).filter(({ id }) => !held.has(id)),
  ]
}

/** The later of two with one id stands in the place of the earlier; what is new comes at the end. */
export function mergeById<Item extends WithId>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  return [...new Map([...before, ...items].map((item) => [item.id, item])).values()]
}

/** What is new comes at the end; what was there stays as it is. */
export function appendById<Item extends WithId>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  const held = idsOf(before)
  return [...before, ...mergeById([], items).filter(({ id }) => !held.has(id))]
}

export function idsOf(items: readonly WithId[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}
