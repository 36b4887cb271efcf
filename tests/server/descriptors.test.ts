import { expect, test } from 'vitest'
import { assetKeeper, assetQueries, descriptorQueries } from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('descriptors are read as they were kept, of those that were looked at', async () => {
  await using fresh = await freshDatabase()
  const keep = assetKeeper(fresh.db, () => null)
  const kept = await keep(['a', 'b', 'c'].map((key) => buildAsset({ sourceKey: `test:${key}` })))
  const [seen = '', blank = '', unseen = ''] = kept.map(({ id }) => id)
  const assets = assetQueries(fresh.db)
  await assets.keepLook(seen, null, { version: 1, features: Uint8Array.of(1, 0, 255) })
  await assets.keepLook(blank, null, { version: 0, features: new Uint8Array() })
  const { readDescriptors } = descriptorQueries(fresh.db)
  const found = await readDescriptors([unseen, blank, seen, '999999999'])
  expect([...found.keys()].sort()).toEqual([seen, blank].sort())
  expect([...(found.get(seen) ?? [])]).toEqual([1, 0, 255])
  expect(await readDescriptors([])).toEqual(new Map())
})
