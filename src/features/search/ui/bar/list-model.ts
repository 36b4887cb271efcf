export type EntryKind = 'recent' | 'viewed' | 'phrase' | 'person' | 'event' | 'collection'

/** Something that the list below the field proposes. */
export type Entry = Readonly<{ kind: EntryKind; id: string; name: string }>

export type ListState = Readonly<{
  isOpen: boolean
  /** What the entries were proposed for. */
  typed: string
  entries: readonly Entry[]
  /** The entry that Enter would take; null while it would search for what is typed. */
  active: number | null
}>

export const closedList: ListState = { isOpen: false, typed: '', entries: [], active: null }

export type Press = Readonly<{
  list: ListState
  /** The field itself should not act on this key. */
  isHandled: boolean
  taken?: Entry
  removed?: Entry
}>

/** Entries belong to what was typed when they were asked for, so nothing of the old list stays marked. */
export function showEntries(typed: string, entries: readonly Entry[]): ListState {
  return { isOpen: entries.length > 0, typed, entries, active: null }
}

export function closeList(list: ListState): ListState {
  return list.isOpen ? { ...list, isOpen: false, active: null } : list
}

/** What a key does in the field (combobox pattern of WAI-ARIA 1.2). */
export function pressKey(
  list: ListState,
  { key, altKey }: Readonly<{ key: string; altKey: boolean }>,
): Press {
  return list.isOpen ? pressOpen(list, key, altKey) : pressClosed(list, key, altKey)
}

function pressClosed(list: ListState, key: string, altKey: boolean): Press {
  const step = key === 'ArrowDown' ? 0 : list.entries.length - 1
  const opens = (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) && list.entries.length > 0
  return opens
    ? { list: { ...list, isOpen: true, active: altKey ? null : step }, isHandled: true }
    : { list, isHandled: false }
}

function pressOpen(list: ListState, key: string, altKey: boolean): Press {
  const entry = list.active === null ? undefined : list.entries[list.active]
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return { list: closeList(list), isHandled: true }
  if (key === 'Tab') return { list, isHandled: false }
  if (key === 'Enter')
    return { list: closeList(list), isHandled: entry !== undefined, ...(entry && { taken: entry }) }
  if (key === 'Delete' && entry?.kind === 'recent') return { list, isHandled: true, removed: entry }
  const active = stepTo(list.active, key, list.entries.length)
  return active === undefined ? { list, isHandled: false } : { list: { ...list, active }, isHandled: true }
}

/** Beyond either end one is back in the field. Home and End stay the field's own until one is in the list. */
function stepTo(active: number | null, key: string, count: number): number | null | undefined {
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  if (key === 'ArrowUp') return active === null ? count - 1 : active > 0 ? active - 1 : null
  if (active !== null && key === 'Home') return 0
  if (active !== null && key === 'End') return count - 1
  return undefined
}

export type EntryGroup = Readonly<{
  kind: EntryKind
  entries: readonly Readonly<{ entry: Entry; index: number }>[]
}>

/** Entries of one kind stand together, each with its place in the whole list. */
export function groupEntries(entries: readonly Entry[]): readonly EntryGroup[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  const placed = entries.map((entry, index) => ({ entry, index }))
  return kinds.map((kind) => ({ kind, entries: placed.filter(({ entry }) => entry.kind === kind) }))
}
