export type SharedArray =
  | Uint8Array<SharedArrayBuffer>
  | Int8Array<SharedArrayBuffer>
  | Uint16Array<SharedArrayBuffer>
  | Uint32Array<SharedArrayBuffer>
  | Float32Array<SharedArrayBuffer>
  | Float64Array<SharedArrayBuffer>

/**
 * Some assets of the index, written once and never changed: named columns over shared memory, which threads read without
 * copying and files keep as they are. Places 0 to `size - 1` are its assets.
 */
export type Segment = {
  /** Never given twice in one index. */
  readonly name: string
  readonly size: number
  readonly arrays: Readonly<Record<string, SharedArray>>
}

/** A segment and which of its places are gone: one bit each, lowest first; null when none is. */
export type Part = { readonly segment: Segment; readonly dead: Uint8Array<SharedArrayBuffer> | null }

/**
 * Values of the fields that grow, by number: segments hold the numbers. Only ever added to, so that a number means the
 * same in all segments; a rebuild begins anew.
 */
export type NameLists = Readonly<Record<string, readonly string[]>>

/** All that answers a question, at one moment. */
export type View = { readonly parts: readonly Part[]; readonly names: NameLists }
