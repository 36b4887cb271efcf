import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shelfSetTexts } from '../../src/features/catalogue/server/demo/shelf-set-texts.data.ts'
import { keepCuratedSets, openDemoSeeding } from '../../src/features/catalogue/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const small = 40
const [water = '', high = '', dark = '', quiet = '', sky = ''] = Object.keys(shelfSetTexts)

type Row = Readonly<{ key: string; name: string; texts: object; showcase: boolean; assets: string[] }>

async function readSets(db: Database): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select kept.key, kept.name, kept.texts, kept.is_showcase as showcase, array(
      select asset.source_key from catalogue.curated_set_asset shown join catalogue.asset on asset.id = shown.asset_id
      where shown.set_id = kept.id order by shown.position) as assets
    from catalogue.curated_set kept`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

test('a start makes and translates the demo sets that are missing, and leaves those alone that an operator changed', async () => {
  await using fresh = await freshDatabase()
  const { db } = fresh
  // Nobody looks at pictures here.
  const look = async () => ({ dominantColor: '#808080', palette: [], placeholder: '' })
  const seeding = await openDemoSeeding(db, { look })
  const start = () => seeding.seed(small, { onProgress: () => {}, signal: new AbortController().signal })
  await start()
  const made = await readSets(db)
  const [chosen = ''] = made.get('argus-hero')?.assets ?? []
  expect(chosen).not.toBe('')

  const own = { key: water, name: 'Our coast', description: '', texts: {}, isShowcase: true }
  await keepCuratedSets(db)([{ set: own, sourceKeys: [chosen] }])
  await sql`update catalogue.curated_set set name = 'Our hills', texts = '{}' where key = ${high}`.execute(db)
  await sql`update catalogue.curated_set set description = 'Ours', texts = '{}' where key = ${dark}`.execute(
    db,
  )
  await sql`update catalogue.curated_set set texts = '{}' where key = ${quiet}`.execute(db)
  await sql`delete from catalogue.curated_set where key in (${sky}, 'argus-hero')`.execute(db)
  await start()

  const now = await readSets(db)
  expect(now.get(water)).toEqual({
    ...{ key: water, name: 'Our coast', texts: {}, showcase: true, assets: [chosen] },
  })
  expect(now.get(high)).toMatchObject({ name: 'Our hills', texts: {} })
  expect(now.get(dark)).toMatchObject({ texts: {} })
  for (const key of [quiet, sky, 'argus-hero', 'bokeh-fresh']) expect(now.get(key)).toEqual(made.get(key))
  expect(now.get(quiet)?.texts).toEqual(shelfSetTexts[quiet])
  await start()
  expect(await readSets(db)).toEqual(now)
})
