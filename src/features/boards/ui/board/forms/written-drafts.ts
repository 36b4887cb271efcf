import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { asName, asText, type Draft } from '../../../domain/changed-meanwhile.ts'

/** Which text of a board it is: its name, its description or the note on an asset. */
export type WrittenKey = 'name' | 'description' | `note ${AssetId}`

/** What somebody is writing: as it would be kept, as it stands in the field, and what it is about if that should go. */
export type WrittenDraft = Draft & Readonly<{ typed: string; title: string }>

/** A field begins anew with each round. */
type Entry = Readonly<{ draft: WrittenDraft | null; round: number }>

export type WrittenEntries = ReadonlyMap<WrittenKey, Entry>

const none: Entry = { draft: null, round: 0 }

export function noteKey(assetId: AssetId): WrittenKey {
  return `note ${assetId}`
}

/** The asset that it is a note on, if it is one. */
export function notedAsset(key: WrittenKey): AssetId | null {
  const [kind, assetId = ''] = key.split(' ')
  return kind === 'note' ? assetId : null
}

/** Somebody would miss it. */
export function isUnsaved(draft: WrittenDraft | null): draft is WrittenDraft {
  return draft !== null && draft.text !== draft.base
}

export type WrittenDrafts = ReturnType<typeof openWrittenDrafts>

/** What has been begun on a board and not been saved. A store of its own, so that a letter draws no more than its field anew. */
export function openWrittenDrafts() {
  let entries: WrittenEntries = new Map()
  const listeners = new Set<() => void>()

  function read(): WrittenEntries {
    return entries
  }

  function entryOf(key: WrittenKey): Entry {
    return entries.get(key) ?? none
  }

  function set(key: WrittenKey, entry: Entry) {
    entries = new Map(entries).set(key, entry)
    for (const listener of listeners) listener()
  }

  function drop(key: WrittenKey) {
    set(key, { draft: null, round: entryOf(key).round + 1 })
  }

  return {
    read,
    entryOf,
    drop,

    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    keep(key: WrittenKey, draft: WrittenDraft) {
      set(key, { ...entryOf(key), draft })
    },

    /** A text has been saved; what was written while the answer was waited for is based on it. */
    settle(key: WrittenKey, saved: string) {
      const { draft, round } = entryOf(key)
      if (draft === null || draft.text === saved) drop(key)
      else set(key, { draft: { ...draft, base: saved }, round })
    },
  }
}

/** A form has been sent and done. Says whether it can be shut: nobody has written on in it since. */
export function settleSent(drafts: WrittenDrafts, sent: Readonly<Record<string, string>>): boolean {
  const saved = savedTexts(sent)
  for (const [key, text] of saved) drafts.settle(key, text)
  return saved.every(([key]) => drafts.entryOf(key).draft === null)
}

function savedTexts(sent: Readonly<Record<string, string>>): readonly (readonly [WrittenKey, string])[] {
  const { action, asset = '', name, text } = sent
  if (action === 'note') return [[noteKey(asset), asText(text ?? '')]]
  if (action !== 'change') return []
  return [
    ...(name === undefined ? [] : [['name', asName(name)] as const]),
    ...(text === undefined ? [] : [['description', asText(text)] as const]),
  ]
}

export const WrittenDraftsContext = createContext(openWrittenDrafts())

/** What has been begun of one text. */
export function useWritten(key: WrittenKey): Entry {
  const { listen, entryOf } = useContext(WrittenDraftsContext)
  const read = () => entryOf(key)
  return useSyncExternalStore(listen, read, read)
}

/** What has been begun of all of them. */
export function useWrittenEntries(): WrittenEntries {
  const { listen, read } = useContext(WrittenDraftsContext)
  return useSyncExternalStore(listen, read, read)
}
