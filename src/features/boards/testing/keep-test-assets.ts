import { assetKeeper } from '#features/catalogue/server.ts'
import { buildAsset } from '#features/catalogue/testing.ts'
import type { Database } from '#platform/database.ts'

type Given = NonNullable<Parameters<typeof buildAsset>[0]>

/** So many assets, alike but for their names and what is said of all of them; their ids. */
export async function keepTestAssets(
  db: Database,
  count: number,
  given: Given = {},
): Promise<readonly string[]> {
  const { sourceKey = 'test' } = given
  const assets = Array.from({ length: count }, (_, index) => {
    const asset = buildAsset({ ...given, sourceKey: `${sourceKey}:${index}`, title: `Picture ${index}` })
    const mediaKey = index.toString(16).padStart(20, '0')
    return { ...asset, media: { ...asset.media, mediaKey } }
  })
  const kept = await assetKeeper(db, () => null)(assets)
  const ids = new Map(kept.map(({ id, sourceKey: key }) => [key, id]))
  return assets.map(({ record }) => ids.get(record.sourceKey) ?? '')
}
