import type { AssetId } from '#features/catalogue/domain.ts'

/** How board calls name an asset (BOARD-03). */
export function uriOf(id: AssetId): string {
  return `gi:${id}`
}
