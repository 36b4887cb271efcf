import { describe, expect, test, vi } from 'vitest'
import { offers } from '../../src/features/catalogue/domain.ts'
import {
  assetKeeper,
  assetQueries,
  catalogueQueries,
  countCollections,
  type FeedPosition,
  repairChangeFeed,
  startOfFeed,
} from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import { readNextEvents } from '../../src/platform/outbox.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const noVocabulary = () => null

async function openCatalogue() {
  const fresh = await freshDatabase()
  const catalogue = catalogueQueries(fresh.db)
  const count = async () => {
    while ((await readNextEvents(fresh.db, countCollections(catalogue))) > 0);
    const collections = await fresh.db
      .selectFrom('catalogue.collection')
      .select(['key', 'online_assets'])
      .orderBy('key')
      .execute()
    return Object.fromEntries(collections.map(({ key, online_assets }) => [key, online_assets]))
  }
  const assets = assetQueries(fresh.db)
  // Transactions of other tests, on other databases of the server, hold the feed back as well.
  const untilTold = (after: FeedPosition, count: number) =>
    vi.waitFor(
      async () => {
        const changes = await assets.readChanges(after, 10)
        expect(changes).toHaveLength(count)
        return changes
      },
      { timeout: 10_000 },
    )
  const untilCounted = (counts: Readonly<Record<string, number>>) =>
    vi.waitFor(async () => expect(await count()).toEqual(counts), { timeout: 10_000 })
  return {
    db: fresh.db,
    catalogue,
    assets,
    untilTold,
    untilCounted,
    keep: assetKeeper(fresh.db, noVocabulary),
    count,
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

describe('keeping assets', () => {
  test('writing the same again changes nothing, another title changes one', async () => {
    await using room = await openCatalogue()
    const batch = [buildAsset({ sourceKey: 'test:1' }), buildAsset({ sourceKey: 'test:2' })]
    expect((await room.keep(batch)).map(({ outcome }) => outcome)).toEqual(['added', 'added'])
    expect((await room.keep(batch)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    const changed = await room.keep([
      buildAsset({ sourceKey: 'test:1', title: 'A loud harbor' }),
      buildAsset({ sourceKey: 'test:2' }),
    ])
    expect(changed.map(({ outcome }) => outcome)).toEqual(['changed', 'unchanged'])
    const read = await room.catalogue.readDetail(changed[0]?.id ?? '', 'en-us')
    expect(read?.detail.title).toBe('A loud harbor')
  })

  test('everything a record says is shown by its detail', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([
      buildAsset({
        assetType: 'film',
        place: { venue: 'Pier 4', city: 'Lund', region: null, country: 'Sweden' },
        event: { key: 'regatta', name: 'Spring regatta' },
        people: ['Bo Ek', 'Ada Lind'],
        restrictions: 'Not in "Norway" \\ {Sweden}',
        moods: ['warm', 'bold'],
        keywords: [
          { text: 'boat', locale: 'en-us' },
          { text: 'a "quoted", \\ {odd} word', locale: 'en-us' },
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
    ])
    const { detail } = (await room.catalogue.readDetail(kept?.id ?? '', 'en-us')) ?? {}
    expect(detail).toMatchObject({
      place: { venue: 'Pier 4', city: 'Lund', region: null, country: 'Sweden' },
      event: { id: expect.stringMatching(/^\d+$/), name: 'Spring regatta' },
      people: [{ name: 'Ada Lind' }, { name: 'Bo Ek' }],
      createdOn: '2026-01-02',
      isEmbeddable: true,
      originalBytes: 1234,
      restrictions: 'Not in "Norway" \\ {Sweden}',
      keywords: ['boat', 'a "quoted", \\ {odd} word'],
      film: { durationMs: 8_000, frameRate: '25', definition: 'hd', aspect: '16:9', isLoop: true },
    })
  })

  test('eight writers of overlapping batches at once leave each asset once', async () => {
    await using room = await openCatalogue()
    const batch = (shift: number) =>
      Array.from({ length: 40 }, (_, index) =>
        buildAsset({
          sourceKey: `test:${(index + shift * 7) % 60}`,
          artist: `Artist ${(index * 13 + shift) % 9}`,
          collection: { key: `c${(index + shift) % 5}`, name: 'C' },
        }),
      )
    await Promise.all(Array.from({ length: 8 }, (_, shift) => room.keep(batch(shift))))
    await vi.waitFor(
      async () => expect(Object.values(await room.count()).reduce((sum, each) => sum + each, 0)).toBe(60),
      { timeout: 10_000 },
    )
    const question = [{ offer: offers.argus }, { offset: 0, limit: 100 }] as const
    const { cards, total } = await room.catalogue.findCards(...question)
    expect([cards.length, total]).toEqual([60, 60])
  })

  test('counts follow an asset that moves, goes offline and comes back', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([buildAsset({ collection: { key: 'a', name: 'A' } })])
    await room.untilCounted({ a: 1 })
    await room.keep([buildAsset({ collection: { key: 'b', name: 'B' } })])
    await room.untilCounted({ a: 0, b: 1 })
    await room.assets.setAvailability(kept?.id ?? '', 'offline')
    await room.untilCounted({ a: 0, b: 0 })
    await room.assets.setAvailability(kept?.id ?? '', 'online')
    await room.untilCounted({ a: 0, b: 1 })
    expect(
      await room.catalogue.countMatches([
        { offer: offers.argus, mediaType: 'photography' },
        { offer: offers.argus, collectionKey: 'a' },
        { offer: offers.argus, collectionKey: 'b', assetType: 'image' },
        { offer: offers.argus, family: 'editorial' },
      ]),
    ).toEqual([1, 0, 1, 0])
  })
})

describe('what is written again', () => {
  test('two spellings of a name are one person', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([buildAsset({ people: ['Ann Lee', 'ann  lee'] })])
    const read = await room.catalogue.readDetail(kept?.id ?? '', 'en-us')
    expect(read?.detail.people).toHaveLength(1)
  })

  test('what was withdrawn stays so, whatever a new record says', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([buildAsset()])
    await room.assets.setAvailability(kept?.id ?? '', 'withdrawn')
    await room.keep([buildAsset({ title: 'Back again' })])
    expect((await room.catalogue.readDetail(kept?.id ?? '', 'en-us'))?.isWithdrawn).toBe(true)
    await room.untilCounted({ test: 0 })
    expect(await room.assets.findOrigin(buildAsset().media.mediaKey)).toBeNull()
  })

  test('another picture is looked at anew, another title is not', async () => {
    await using room = await openCatalogue()
    const asset = buildAsset()
    const [kept] = await room.keep([asset])
    const look = { dominantColor: '#123456', palette: [0, 0, 0, 1], placeholder: '' }
    await room.assets.keepLook(kept?.id ?? '', look, { version: 1, features: new Uint8Array(4) })
    await room.keep([{ ...asset, record: { ...asset.record, title: 'Renamed' } }])
    expect(await room.assets.readUnprepared(5)).toEqual([])
    await room.keep([{ ...asset, media: { ...asset.media, mediaKey: '00000000000000000002' } }])
    expect(await room.assets.readUnprepared(5)).toHaveLength(1)
  })
})

describe('the change feed', () => {
  test('tells every change once, also of transactions that end in another order than they began', async () => {
    await using room = await openCatalogue()
    const [one, other] = await room.keep([
      buildAsset({ sourceKey: 'test:1' }),
      buildAsset({ sourceKey: 'test:2' }),
    ])
    const first = await room.untilTold(startOfFeed, 2)
    expect(first.map(({ assetId }) => assetId)).toEqual([one?.id, other?.id])
    const after = first.at(-1) ?? startOfFeed

    const seen = await room.db.transaction().execute(async (slow) => {
      await slow
        .updateTable('catalogue.asset')
        .set({ popularity: 5 })
        .where('id', '=', one?.id ?? '')
        .execute()
      await room.assets.setAvailability(other?.id ?? '', 'offline')
      return room.assets.readChanges(after, 10)
    })
    // The quick change is held back until the slow one before it has ended.
    expect(seen).toEqual([])
    const late = await room.untilTold(after, 2)
    expect(late.map(({ assetId }) => assetId)).toEqual([one?.id, other?.id])
    expect(late.map(({ availability }) => availability)).toEqual(['online', 'offline'])
  })

  test('can be followed again after a restore into another cluster', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([buildAsset()])
    await room.db
      .updateTable('catalogue.asset')
      .set({ title: 'as restored' })
      .where('id', '=', kept?.id ?? '')
      .execute()
    const { sql } = await import('kysely')
    await sql`alter table catalogue.asset disable trigger number_change`.execute(room.db)
    await sql`update catalogue.asset set change_transaction = '999999999'`.execute(room.db)
    await sql`alter table catalogue.asset enable trigger number_change`.execute(room.db)
    expect(await room.assets.readChanges(startOfFeed, 10)).toEqual([])
    await repairChangeFeed(room.db)
    expect(await room.assets.readChanges(startOfFeed, 10)).toHaveLength(1)
  })
})
