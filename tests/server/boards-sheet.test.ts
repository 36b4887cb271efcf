import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from '../../src/features/boards/pages/contact-sheet.load.ts'
import { openSheetFonts } from '../../src/features/boards/server/sheet/open-sheet-fonts.ts'
import { sheetCalls } from '../../src/features/boards/server.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { assetQueries, type Renditions } from '../../src/features/catalogue/server.ts'
import type { Answer } from '../../src/platform/endpoint.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Viewer } from '../../src/visit/visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const owner = buildMember({ accountId: '41' })
const stranger = buildMember({ accountId: '42' })
const fontsOf = openSheetFonts()
const visitor: Viewer = { kind: 'visitor', authState: 'anonymous' }

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let boardId: string
let assetIds: readonly string[]
let jpeg: Buffer

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openTestBoards(fresh.db)
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#446' } })
    .jpeg()
    .toBuffer()
  assetIds = await keepTestAssets(fresh.db, 230)
  boardId = await makeBoard('Autumn / “issue”', assetIds.slice(0, 12))
  await room.boards.setNote(room.readerOf('41'), boardId, assetIds[1] ?? '', 'For the cover?')
})

afterAll(() => fresh[Symbol.asyncDispose]())

async function makeBoard(name: string, ids: readonly string[]): Promise<string> {
  const made = await room.get(room.boards.create(room.readerOf('41'), { name }))
  await room.get(room.boards.addAssets(room.readerOf('41'), { boardId: made.id, assetIds: ids }))
  return made.id
}

async function invite(): Promise<{ readonly id: string; readonly code: string }> {
  const from = { viewer: owner, origin: 'http://argus.example', locale: 'en-us' }
  return room.get(room.boards.invite(room.readerOf('41'), boardId, { role: 'view' }, from))
}

type Get = Renditions['get']
const kept: Get = async () => ({
  kind: 'kept',
  facts: { bytes: 3, contentType: 'image/jpeg', etag: '"1"', modifiedAt: new Date(0) },
})

function openCall({ get = kept, picturesWithinMs = 40_000 }: { get?: Get; picturesWithinMs?: number } = {}) {
  const asked: string[] = []
  const [call] = sheetCalls({
    boards: room.boards,
    renditions: {
      get: (mediaKey, file, terms) => {
        asked.push(file)
        return get(mediaKey, file, terms)
      },
      open: async () => ({ body: Readable.from([jpeg]), bytes: jpeg.length }) as never,
    },
    siteName: () => 'Argus',
    now: room.now,
    picturesWithinMs,
    fontsOf,
  })
  const ask = async (viewer: Viewer, query: Record<string, string> = {}, id = boardId) => {
    if (!call) throw new Error('there is no call')
    const visit = buildVisit({ viewer, country: 'DEU' })
    return call.handle({ visit, caller: buildCaller(), params: { id }, query })
  }
  return { ask, asked }
}

function pdfOf(answer: Answer) {
  if (answer.kind !== 'bytes') throw new Error(JSON.stringify(answer))
  const text = Buffer.from(answer.body).toString('latin1')
  return {
    type: answer.type,
    headers: answer.headers,
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length,
    images: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  }
}

function statusOf(answer: Answer): number {
  return answer.kind === 'problem' ? answer.problem.status : 200
}

describe('BOARD-10: the contact sheet of a board as PDF', () => {
  test('has as many pages as are needed, with a picture for each asset', async () => {
    const { ask } = openCall()
    expect(pdfOf(await ask(owner))).toMatchObject({ type: 'application/pdf', pages: 2, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '1' }))).toMatchObject({ pages: 12, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '20' }))).toMatchObject({ pages: 1, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '7' }))).toMatchObject({ pages: 2 })
  })

  test('is saved under the name of the board and kept by nobody on the way', async () => {
    const { headers } = pdfOf(await openCall().ask(owner))
    expect(headers).toEqual({
      'content-disposition': `attachment; filename="Autumn -issue.pdf"; filename*=UTF-8''Autumn%20%E2%80%9Cissue%E2%80%9D.pdf`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })

  test('shows no picture larger than what anybody may look at', async () => {
    const { ask, asked } = openCall()
    for (const perpage of ['1', '4', '9', '20']) await ask(owner, { perpage })
    expect([...new Set(asked)]).toEqual(['preview.jpg', '640.jpg', '480.jpg', '320.jpg'])
  })

  test('is for the owner and for a guest by a code, and for others there is no such board', async () => {
    const { ask } = openCall()
    const { id, code } = await invite()
    expect(statusOf(await ask(visitor, { invitation_code: code }))).toBe(200)
    for (const viewer of [stranger, visitor, { kind: 'bot' } as const])
      expect(statusOf(await ask(viewer))).toBe(404)
    expect(statusOf(await ask({ kind: 'bot' }, { invitation_code: code }))).toBe(404)
    for (const id of ['nonsense', '9'.repeat(99)]) expect(statusOf(await ask(owner, {}, id))).toBe(404)
    expect((await ask(stranger)).headers).toEqual({ 'x-robots-tag': 'noindex' })
    await room.get(room.boards.withdrawInvitation(room.readerOf('41'), boardId, id))
    expect(statusOf(await ask(visitor, { invitation_code: code }))).toBe(410)
  })

  test('has an empty frame for what is offline, withdrawn or cannot be made', async () => {
    const ids = assetIds.slice(20, 24)
    const id = await makeBoard('Missing', ids)
    await assetQueries(fresh.db).setAvailability(ids[0] ?? '', 'withdrawn')
    await assetQueries(fresh.db).setAvailability(ids[1] ?? '', 'offline')
    const get: Get = async (...asked) => {
      if (asked[0].endsWith('16')) throw new Error('broken')
      return kept(...asked)
    }
    expect(pdfOf(await openCall({ get }).ask(owner, {}, id))).toMatchObject({ pages: 1, images: 1 })
  })

  test('of a large board comes in parts of 200', async () => {
    const id = await makeBoard('Large', assetIds.slice(24, 229))
    const { ask } = openCall()
    const first = pdfOf(await ask(owner, { perpage: '20' }, id))
    expect(first).toMatchObject({ pages: 10, images: 200 })
    const second = pdfOf(await ask(owner, { perpage: '20', part: '2' }, id))
    expect(second).toMatchObject({ pages: 1, images: 5 })
    expect(second.headers?.['content-disposition']).toContain('filename="Large 2.pdf"')
  })

  test('is written for one caller once at a time; who asks meanwhile is told to wait', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const { ask } = openCall({
      get: async (...asked) => {
        begun.resolve()
        await finished.promise
        return kept(...asked)
      },
    })
    const first = ask(owner)
    await begun.promise
    const second = await ask(owner)
    expect(second).toMatchObject({
      kind: 'problem',
      problem: { status: 503 },
      headers: { 'retry-after': '10' },
    })
    finished.resolve()
    expect(statusOf(await first)).toBe(200)
    expect(statusOf(await ask(owner))).toBe(200)
  })

  test('that would take too long is put off', async () => {
    const get: Get = (_key, _file, terms) =>
      new Promise((_, reject) => terms?.signal?.addEventListener('abort', () => reject(new Error('late'))))
    expect(statusOf(await openCall({ get, picturesWithinMs: 1 }).ask(owner))).toBe(503)
    expect(statusOf(await openCall({ get: async () => ({ kind: 'busy' }) }).ask(owner))).toBe(503)
  })
})

describe('BOARD-10: the page of a contact sheet', () => {
  const today = () => 20_772

  function open(viewer: Viewer, query: string, id = boardId, country = 'USA') {
    return load({
      visit: buildVisit({ viewer, country }),
      parameters: { boardId: id },
      query: new URLSearchParams(query),
      needs: { boards: room.boards, today },
    })
  }

  test('tells id, title, credit and note of each asset, in the order of the board', async () => {
    const loaded = await open(owner, '')
    expect(loaded).toMatchObject({
      kind: 'found',
      data: {
        boardName: 'Autumn / “issue”',
        perPage: 9,
        paper: 'letter',
        day: '2026-11-15',
        part: 1,
        parts: 1,
      },
    })
    const assets = loaded.kind === 'found' ? loaded.data.assets : []
    expect(assets.map(({ id }) => id)).toEqual(assetIds.slice(0, 12))
    expect(assets[1]).toMatchObject({ title: 'Picture 1', note: 'For the cover?' })
  })

  test('follows what is asked for', async () => {
    expect(await open(owner, 'perpage=20&paper=a4')).toMatchObject({ data: { perPage: 20, paper: 'a4' } })
    expect(await open(owner, 'perpage=30', boardId, 'DEU')).toMatchObject({
      data: { perPage: 9, paper: 'a4' },
    })
  })

  test('opens for whoever may look at the board', async () => {
    const { id, code } = await invite()
    expect(await open(visitor, `invitation_code=${code}`)).toMatchObject({ data: { invitationCode: code } })
    expect(await open(stranger, '')).toEqual({ kind: 'not-found' })
    const back = encodeURIComponent(`/collaboration/boards/${boardId}/contact_sheet?perpage=4`)
    expect(await open(visitor, 'perpage=4')).toEqual({ kind: 'moved', to: `/sign-in?returnurl=${back}` })
    await room.get(room.boards.withdrawInvitation(room.readerOf('41'), boardId, id))
    expect(await open(visitor, `invitation_code=${code}`)).toEqual({
      kind: 'gone',
      similar: [],
      what: 'board',
    })
  })
})
