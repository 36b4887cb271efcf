import type { AssetId } from '#features/catalogue/domain.ts'
import type { Standing } from './left-texts.ts'

/** What is picked, and what is known of where everything stands. */
export type Picks = Readonly<{ picked: ReadonlySet<AssetId>; standing: Standing | null }>

export const noPicks: Picks = { picked: new Set(), standing: null }

/** What has left the board is not picked any more. An answer that was overtaken by a later one says nothing. */
export function settlePicks(before: Picks, next: Standing): Picks {
  if (before.standing && before.standing.revision > next.revision) return before
  const there = new Set(next.ids)
  return { picked: new Set([...before.picked].filter((id) => there.has(id))), standing: next }
}
