import { entryFields } from '../domain/entry-fields.data.ts'
import type { IndexEntry } from '../domain/index-entry.ts'

type Facts = Partial<Omit<IndexEntry, 'id' | 'fields'>> & { readonly fields?: Partial<IndexEntry['fields']> }

/** An image online of which nothing else is known, for a test that names what it is about. */
export function buildEntry(id: number, { fields, ...facts }: Facts = {}): IndexEntry {
  const empty = Object.entries(entryFields).map(([field, { kind }]) => [
    field,
    kind === 'choices' || kind === 'names' ? [] : null,
  ])
  return {
    id: String(id),
    assetType: 'image',
    fields: { ...(Object.fromEntries(empty) as IndexEntry['fields']), availability: 'online', ...fields },
    words: {},
    look: null,
    ...facts,
  }
}
