import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { offers } from '../../src/features/catalogue/domain.ts'
import {
  assetKeeper,
  assetQueries,
  catalogueQueries,
  feedBefore,
  feedQueries,
  indexQueries,
  termQueries,
} from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('everything an asset is found by is read at once', async () => {
  await using fresh = await freshDatabase()
  const keep = assetKeeper(fresh.db, (text) => (text === 'boat' ? { id: 7, english: 'boat' } : null))
  const [kept, plain] = await keep([
    buildAsset({
      sourceKey: 'test:full',
      assetType: 'film',
      place: { venue: 'Pier 4', city: 'Lund', region: null, country: 'SE' },
      event: { key: 'regatta', name: 'Spring regatta' },
      people: ['Bo Ek', 'Ada Lind'],
      moods: ['warm', 'bold'],
      series: 'S 1',
      keywords: [
        { text: 'boat', locale: 'en-us' },
        { text: 'a "quoted", {odd} word', locale: 'en-us' },
      ],
      film: {
        durationMs: 8_000,
        frameRate: '25',
        definition: 'hd',
        aspect: '16:9',
        hasSound: false,
        isLoop: true,
        originallyShotOn: null,
        masteredTo: null,
      },
    }),
    buildAsset({ sourceKey: 'test:plain' }),
  ])
  const id = kept?.id ?? ''
  await sql`with above as (insert into catalogue.event (key, name, kind) values ('games', 'Games', 'event') returning id)
    update catalogue.event set parent_id = above.id from above where key = 'regatta'`.execute(fresh.db)
  await sql`with made as (insert into catalogue.curated_set (key, name) values ('hero', 'Hero') returning id)
    insert into catalogue.curated_set_asset (set_id, position, asset_id)
    select id, place, ${id} from made, generate_series(0, 1) place`.execute(fresh.db)
  await assetQueries(fresh.db).keepLook(
    id,
    { dominantColor: '#102030', palette: [0.5, 0.1, -0.1, 1], placeholder: '' },
    { version: 1, features: new Uint8Array([1, 2, 3]) },
  )
  const { readForIndex, scanForIndex } = indexQueries(fresh.db)
  const [film, image] = await readForIndex([plain?.id ?? '', id, '999'])
  expect(film).toMatchObject({
    id,
    assetType: 'film',
    availability: 'online',
    durationMs: 8_000,
    frameRate: '25',
    definition: 'hd',
    moods: ['warm', 'bold'],
    ages: [],
    collectionKey: 'test',
    collectionName: 'Test',
    eventName: 'Spring regatta',
    people: [{ name: expect.any(String) }, { name: expect.any(String) }],
    place: { venue: 'Pier 4', city: 'Lund', region: null, country: 'SE' },
    keywordIds: [7],
    freeKeywords: ['a "quoted", {odd} word'],
    curatedSets: ['hero'],
    createdOn: '2026-01-02',
    palette: [0.5, 0.1, -0.1, 1],
  })
  expect(film?.people.map(({ name }) => name).sort()).toEqual(['Ada Lind', 'Bo Ek'])
  expect(film?.eventIds).toHaveLength(2)
  expect(film?.eventIds[0]).toBe(film?.eventId)
  expect([...(film?.descriptor ?? [])]).toEqual([1, 2, 3])
  expect(image).toMatchObject({ place: null, eventIds: [], people: [], definition: null, descriptor: null })
  expect((await scanForIndex('0', 1)).map((asset) => asset.id)).toEqual([id])
  expect((await scanForIndex(id, 5)).map((asset) => asset.id)).toEqual([plain?.id])
  await assetQueries(fresh.db).setAvailability(id, 'withdrawn')
  expect(await readForIndex([id])).toEqual([])
})

test('cards come in the order of the ids, without what is not available or on another offer', async () => {
  await using fresh = await freshDatabase()
  const kept = await assetKeeper(
    fresh.db,
    () => null,
  )([
    buildAsset({ sourceKey: 'test:1' }),
    buildAsset({ sourceKey: 'test:2', family: 'editorial', licenseModel: 'rm' }),
    buildAsset({ sourceKey: 'test:3' }),
    buildAsset({ sourceKey: 'test:4', availability: 'withdrawn' }),
    buildAsset({ sourceKey: 'test:5', availability: 'offline' }),
  ])
  const [one = '', two = '', three = '', four = '', five = ''] = kept.map(({ id }) => id)
  const { readCards } = catalogueQueries(fresh.db)
  const ids = async (offer: typeof offers.argus) =>
    (await readCards([three, four, two, '999', five, one], offer)).map(({ id }) => id)
  expect(await ids(offers.argus)).toEqual([three, two, one])
  expect(await ids(offers.bokeh)).toEqual([three, one])
  const either = await readCards([five, four, one], offers.argus, ['online', 'offline'])
  expect(either.map(({ id }) => id)).toEqual([five, one])
  expect(await readCards([], offers.argus)).toEqual([])
})

test('names that only assets have which nobody can buy are not proposed', async () => {
  await using fresh = await freshDatabase()
  const named = (number: number, availability: 'online' | 'offline' | 'withdrawn', person: string) =>
    buildAsset({
      sourceKey: `test:${number}`,
      availability,
      people: [person],
      title: `With ${person}`,
      keywords: [{ text: 'boat', locale: 'en-us' }],
      place: { venue: null, city: `${person} City`, region: null, country: 'SE' },
    })
  await sql`insert into catalogue.keyword (id, key, kind) overriding system value values (7, 'boat', 'subject')`.execute(
    fresh.db,
  )
  await sql`insert into catalogue.keyword_name (keyword_id, locale, name, synonyms, related)
    values (7, 'en-us', 'boat', '{}', '{}')`.execute(fresh.db)
  await assetKeeper(fresh.db, () => ({ id: 7, english: 'boat' }))([
    ...[named(1, 'online', 'Ada'), named(2, 'offline', 'Bo'), named(3, 'withdrawn', 'Cy')],
    named(4, 'withdrawn', 'Ada'),
  ])
  const { readNames, readKeywords, sampleTexts } = termQueries(fresh.db)
  const names = await readNames()
  const of = (kind: string) => names.filter((each) => each.kind === kind)
  expect(of('person')).toMatchObject([{ text: 'Ada', weight: 1 }])
  expect(of('place')).toMatchObject([{ text: 'Ada City', weight: 1 }])
  expect(await readKeywords()).toMatchObject([{ text: 'boat', weight: 1 }])
  expect((await sampleTexts()).map((text) => text.split('\n')[0])).toEqual(['With Ada'])
})

test.each([
  ['by one who takes turns', false],
  ['by one who would write it again', true],
])('a new name reaches an asset that is just being written %s', async (_, isRepeatable) => {
  await using fresh = await freshDatabase()
  const { db } = fresh
  await sql`insert into catalogue.event (key, name, kind) values ('regatta', 'Old', 'event')`.execute(db)
  const waiting = async (kind: string) => {
    const { rows } = await sql`select from pg_locks where not granted and locktype = ${kind}
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
    return rows.length
  }
  // The writer is held up with the asset in its hands.
  const hold = await db.startTransaction().execute()
  await sql`lock table catalogue.asset_person in exclusive mode`.execute(hold)
  const event = { key: 'regatta', name: 'Old' }
  const keeping = assetKeeper(db, () => null, { isRepeatable })([buildAsset({ event, people: ['Bo Ek'] })])
  await expect.poll(() => waiting('relation'), { timeout: 10_000 }).toBe(1)
  const renaming = sql`update catalogue.event set name = 'New'`.execute(db)
  await expect.poll(() => waiting('advisory'), { timeout: 10_000 }).toBe(1)
  await hold.commit().execute()
  await Promise.all([keeping, renaming])
  const { rows } = await sql<{ isTouched: boolean }>`
    select asset.change_transaction::text = event.xmin::text as "isTouched"
    from catalogue.asset asset join catalogue.event event on event.id = asset.event_id`.execute(db)
  expect(rows).toEqual([{ isTouched: true }])
})

test('the origin of the feed is another for another database and for a table that was written anew', async () => {
  await using one = await freshDatabase()
  await using other = await freshDatabase()
  const { readOrigin, countIndexable, countChanges } = feedQueries(one.db)
  const origin = await readOrigin()
  expect((await readOrigin()).database).toBe(origin.database)
  expect((await feedQueries(other.db).readOrigin()).database).not.toBe(origin.database)
  await assetKeeper(one.db, () => null)([buildAsset()])
  expect(await countIndexable()).toBe(1)
  // What came after the origin was read lies behind the place that stands for it.
  expect(await countChanges(feedBefore(origin.openFrom), 10)).toBe(1)
  // Transactions of other tests, on other databases of the server, are open too.
  await expect
    .poll(async () => countChanges(feedBefore((await readOrigin()).openFrom), 10), { timeout: 10_000 })
    .toBe(0)
  await sql`vacuum full catalogue.asset`.execute(one.db)
  expect((await readOrigin()).database).not.toBe(origin.database)
})
