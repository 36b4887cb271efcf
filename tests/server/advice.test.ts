import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { keywordClasses } from '../../src/features/catalogue/domain/advice-keywords.data.ts'
import { offers } from '../../src/features/catalogue/domain.ts'
import { readVocabulary } from '../../src/features/catalogue/server/vocabulary/read-vocabulary.ts'
import { loadVocabulary, readKeywordIds } from '../../src/features/catalogue/server/vocabulary-queries.ts'
import {
  type AdviceNeeds,
  type AdviceOutcome,
  adviceQueries,
  adviseAssets,
  adviseAssetsJob,
  assetKeeper,
  assetQueries,
  catalogueQueries,
  indexQueries,
  startOfFeed,
} from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const sure: AdviceOutcome = {
  kind: 'advised',
  features: new Uint8Array([127, 3]),
  suggestions: [
    { kind: 'keyword', value: 'dog', score: 0.95 },
    { kind: 'keyword', value: 'castle', score: 0.6 },
    { kind: 'people', value: 'group', score: 0.7 },
    { kind: 'nudity', value: 'explicit', score: 0.97 },
  ],
}

const { keywords } = await readVocabulary()
/** All of it would take seconds for every database. */
const few = keywords.filter(({ key }) => key === 'dog' || key === 'castle')

async function openCatalogue() {
  const fresh = await freshDatabase()
  const { db } = fresh
  await loadVocabulary(db, 'a few', async () => ({ keywords: few }))
  const ids = await readKeywordIds(db)
  const keep = assetKeeper(db, (text) => {
    const id = ids.get(text)
    return id === undefined ? null : { id }
  })
  const assets = assetQueries(db)
  const advice = adviceQueries(db)
  const asked: string[] = []
  const answers = new Map<string, AdviceOutcome>()
  const needs: AdviceNeeds = {
    advice,
    renditions: {
      get: async () => ({ kind: 'kept', facts: { bytes: 1, modifiedAt: new Date(0), etag: '"x"' } }) as never,
      open: async (mediaKey) => ({ body: Readable.from([Buffer.from(mediaKey)]) }) as never,
    },
    room: {
      advise: async (picture) => {
        const mediaKey = Buffer.from(picture).toString()
        asked.push(mediaKey)
        return answers.get(mediaKey) ?? sure
      },
    },
  }
  const keepNumbered = async (...numbers: readonly number[]) => {
    const batch = numbers.map((number) => {
      const asset = buildAsset({ sourceKey: `test:${number}` })
      return { ...asset, media: { ...asset.media, mediaKey: `0000000000000000000${number}` } }
    })
    return (await keep(batch)).map(({ id }) => id)
  }
  const run = (limit = 100) => adviseAssets(needs, { scope: 'files-too', limit })
  const left = async () => ({
    suggestions: (await db.selectFrom('catalogue.suggestion').select('value').execute()).length,
    embeddings: (await db.selectFrom('catalogue.embedding').select('model').execute()).length,
  })
  return {
    ...{ db, keep, keepNumbered, assets, advice, needs, asked, answers, run, left },
    catalogue: catalogueQueries(db),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

test('every keyword that a class may suggest is one of the vocabulary', () => {
  const known = new Set(keywords.map(({ key }) => key))
  expect(Object.keys(keywordClasses).filter((key) => !known.has(key))).toEqual([])
})

describe('advice decides nothing', () => {
  test('record, filters, search, counts and change feed are as they were', async () => {
    await using room = await openCatalogue()
    const [id = ''] = await room.keepNumbered(1)
    const everything = async () => ({
      rows: await room.db.selectFrom('catalogue.asset').selectAll().execute(),
      found: await room.catalogue.findCards({ offer: offers.argus }, { offset: 0, limit: 10 }),
      indexed: await indexQueries(room.db).readForIndex([id]),
      counts: await room.catalogue.countMatches([{ offer: offers.argus }, { offer: offers.bokeh }]),
      changes: await room.assets.readChanges(startOfFeed, 10),
    })
    // A transaction elsewhere on this server holds the feed back until it ends.
    await vi.waitFor(async () => expect(await room.assets.readChanges(startOfFeed, 10)).not.toHaveLength(0))
    const before = await everything()
    expect(await room.run()).toEqual({ advised: 1, suggestions: 4, without: 0 })
    expect(await room.left()).toEqual({ suggestions: 4, embeddings: 1 })
    expect(await everything()).toEqual(before)
    const [row] = before.rows
    expect(row).toMatchObject({ has_nudity: false, number_of_people: 'none' })
    const read = await room.catalogue.readDetail(id, 'en-us')
    expect(read?.detail.keywords).toEqual(['boat', 'harbor'])
  })

  test('writing the same record again finds it unchanged, and keeps the advice', async () => {
    await using room = await openCatalogue()
    await room.keep([buildAsset()])
    await room.run()
    expect((await room.keep([buildAsset()])).map(({ outcome }) => outcome)).toEqual(['unchanged'])
    expect(await room.left()).toEqual({ suggestions: 4, embeddings: 1 })
  })
})

describe('what the page of an asset shows', () => {
  test('sure keywords in the language of the visitor, and nothing of people or nudity', async () => {
    await using room = await openCatalogue()
    const [id = ''] = await room.keepNumbered(1)
    await room.run()
    const read = async (locale: string) => (await room.catalogue.readDetail(id, locale))?.detail
    expect((await read('en-us'))?.suggestedKeywords).toEqual(['dog'])
    expect((await read('de'))?.suggestedKeywords).toEqual(['Hund'])
    expect(JSON.stringify(await read('en-us'))).not.toMatch(/explicit|group/)
  })

  test('no suggestion of what the record says already', async () => {
    await using room = await openCatalogue()
    const [kept] = await room.keep([buildAsset({ keywords: [{ text: 'dog', locale: 'en-us' }] })])
    await room.run()
    const read = await room.catalogue.readDetail(kept?.id ?? '', 'en-us')
    expect(read?.detail).toMatchObject({ keywords: ['dog'], suggestedKeywords: [] })
  })
})

describe('advice goes', () => {
  test('with an asset that is withdrawn, and does not come back', async () => {
    await using room = await openCatalogue()
    const [id = ''] = await room.keepNumbered(1)
    await room.run()
    await room.assets.setAvailability(id, 'withdrawn')
    expect(await room.left()).toEqual({ suggestions: 0, embeddings: 0 })
    expect(await room.run()).toMatchObject({ advised: 0 })
    expect(await room.advice.keepAdvice({ id, mediaKey: '00000000000000000001' }, sure)).toBe(false)
    expect(await room.left()).toEqual({ suggestions: 0, embeddings: 0 })
  })

  test('with another picture, whose advice replaces it', async () => {
    await using room = await openCatalogue()
    const asset = buildAsset()
    const [kept] = await room.keep([asset])
    await room.run()
    await room.keep([{ ...asset, media: { ...asset.media, mediaKey: '00000000000000000009' } }])
    expect(await room.left()).toEqual({ suggestions: 0, embeddings: 0 })
    expect(await room.advice.keepAdvice({ id: kept?.id ?? '', mediaKey: asset.media.mediaKey }, sure)).toBe(
      false,
    )
    await room.run()
    expect(await room.left()).toEqual({ suggestions: 4, embeddings: 1 })
  })
})

describe('who is asked', () => {
  test('each asset once by the same models, again by others', async () => {
    await using room = await openCatalogue()
    await room.keepNumbered(1, 2, 3)
    expect(await room.run(2)).toMatchObject({ advised: 2 })
    expect(await room.run()).toMatchObject({ advised: 1 })
    expect(await room.run()).toMatchObject({ advised: 0 })
    await room.db.updateTable('catalogue.embedding').set({ model: 'older' }).execute()
    expect(await room.advice.countUnadvised('files-too')).toBe(3)
    expect(await room.run()).toMatchObject({ advised: 3 })
    expect(await room.left()).toEqual({ suggestions: 12, embeddings: 3 })
  })

  test('a picture that models fail over costs its own advice and is not tried again', async () => {
    await using room = await openCatalogue()
    const [, second = ''] = await room.keepNumbered(1, 2, 3)
    room.answers.set('00000000000000000002', { kind: 'nothing', reason: 'the process of the models ended' })
    expect(await room.run()).toEqual({ advised: 2, suggestions: 8, without: 1 })
    expect(await room.run()).toMatchObject({ advised: 0, without: 0 })
    const none = room.db.selectFrom('catalogue.suggestion').select('value').where('asset_id', '=', second)
    expect(await none.execute()).toEqual([])
  })

  test('in the background those alone whose picture has been looked at, a few at a time', async () => {
    await using room = await openCatalogue()
    const ids = await room.keepNumbered(1, 2, 3, 4, 5, 6)
    const look = { dominantColor: '#123456', palette: [0, 0, 0, 1], placeholder: '' }
    for (const id of ids.slice(0, 5)) {
      await room.assets.keepLook(id, look, { version: 1, features: new Uint8Array(4) })
    }
    let turns = 1
    const job = adviseAssetsJob(room.needs, async () => {
      turns += 1
    })
    const { signal } = new AbortController()
    for (let turn = 0; turn < turns; turn += 1) await job.handle({}, signal)
    expect({ turns, asked: room.asked.length }).toEqual({ turns: 2, asked: 5 })
  })
})
