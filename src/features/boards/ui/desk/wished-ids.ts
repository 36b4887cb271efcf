import type { AssetCard } from '#features/catalogue/domain.ts'

/** An address has no room for more. The page that reads it tells no number of so many, since there may be more. */
const mostIds = 200

/** What the address of sign-in says of what will be saved; the wish itself waits in the tab. */
export function wishedIds(assets: readonly Pick<AssetCard, 'id'>[]): string {
  return assets
    .slice(0, mostIds)
    .map(({ id }) => id)
    .join()
}
