import { lookLength } from '#features/search/domain.ts'
import type { LookWay } from '../cluster/index-mapping.ts'

/** A look of nothing but zeros is like nothing, and the plugin refuses it. */
export function encodeLook(look: Int8Array | null, way: LookWay): string | readonly number[] | undefined {
  if (look === null || look.length !== lookLength || look.every((number) => number === 0)) return undefined
  return way === 'knn'
    ? [...look]
    : Buffer.from(look.buffer, look.byteOffset, look.byteLength).toString('base64')
}

export function decodeLook(kept: string | readonly number[] | undefined): Int8Array | null {
  if (kept === undefined) return null
  return Int8Array.from(typeof kept === 'string' ? new Int8Array(Buffer.from(kept, 'base64')) : kept)
}
