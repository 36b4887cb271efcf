import type { AssetCard } from '#features/catalogue/domain.ts'
import type { SaveCall } from '../save/save-signals.ts'

/** What a visitor wanted before being led to sign-in. */
export type SaveWish = Readonly<{
  kind: SaveCall['kind']
  assets: readonly AssetCard[]
  /** Where it was, and where it comes true: not on a page on the way back. */
  path: string
}>

const key = 'save-wish'
/** Whoever comes back later has something else in mind. */
const lifeMs = 30 * 60_000

/** BOARD-04: kept in this tab until somebody has signed in. */
export function keepWish(wish: SaveWish, now: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...wish, at: now }))
  } catch {
    // A store that is full or forbidden keeps no wish: one presses again.
  }
}

export function dropWish(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** The wish that waits for this page, once. */
export function takeWish(path: string, now: number): SaveWish | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (SaveWish & { at: number }) | null
    if (kept !== null && kept.path !== path && now - kept.at < lifeMs) return null
    dropWish()
    const isFresh = kept !== null && now - kept.at < lifeMs && Array.isArray(kept.assets)
    return isFresh ? { kind: kept.kind, assets: kept.assets, path } : null
  } catch {
    return null
  }
}
