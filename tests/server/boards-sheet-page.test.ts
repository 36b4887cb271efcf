import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from '../../src/features/boards/pages/contact-sheet.load.ts'
import { readSheet } from '../../src/features/boards/server/sheet/read-sheet.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Viewer } from '../../src/visit/visit.ts'
import { openSheetRoom, owner, stranger, visitor } from '../support/open-sheet-room.ts'

let sheets: Awaited<ReturnType<typeof openSheetRoom>>

beforeAll(async () => {
  sheets = await openSheetRoom()
})

afterAll(() => sheets[Symbol.asyncDispose]())

describe('BOARD-10: the page of a contact sheet', () => {
  const today = () => 20_772

  function open(viewer: Viewer, query: string, id = sheets.boardId, country = 'USA') {
    return load({
      visit: buildVisit({ viewer, country }),
      parameters: { boardId: id },
      query: new URLSearchParams(query),
      needs: { boards: sheets.room.boards, today },
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
    expect(assets.map(({ id }) => id)).toEqual(sheets.assetIds.slice(0, 12))
    expect(assets[1]).toMatchObject({ title: 'Picture 1', note: 'For the cover?' })
  })

  test('follows what is asked for', async () => {
    expect(await open(owner, 'perpage=20&paper=a4')).toMatchObject({ data: { perPage: 20, paper: 'a4' } })
    expect(await open(owner, 'perpage=30', sheets.boardId, 'DEU')).toMatchObject({
      data: { perPage: 9, paper: 'a4' },
    })
  })

  test('offers the file to those who may have it', async () => {
    const { code } = await sheets.invite()
    expect(await open(owner, '')).toMatchObject({ data: { mayDownload: true } })
    for (const viewer of [visitor, stranger])
      expect(await open(viewer, `invitation_code=${code}`)).toMatchObject({ data: { mayDownload: false } })
  })

  test('shows a part as it was at one moment, whatever is added meanwhile', async () => {
    const first = sheets.assetIds.slice(24, 174)
    const id = await sheets.makeBoard('Busy', first)
    let added = 174
    const busy =
      <Given extends readonly unknown[], Read>(read: (...given: Given) => Promise<Read>) =>
      async (...given: Given) => {
        const board = await read(...given)
        const next = sheets.assetIds.slice(added, added + 5)
        added += 5
        await sheets.room.get(
          sheets.room.boards.addAssets(sheets.room.readerOf('41'), { boardId: id, assetIds: next }),
        )
        return board
      }
    const boards = {
      ...sheets.room.boards,
      read: busy(sheets.room.boards.read),
      readPart: busy(sheets.room.boards.readPart),
    }
    const sheet = await sheets.room.get(readSheet(boards, sheets.room.readerOf('41'), id, '1'))
    expect(sheet.assets.map((asset) => asset.id)).toEqual(first)
  })

  test('that is no part of a board is its first', async () => {
    const id = await sheets.makeBoard('Two parts', sheets.assetIds.slice(24, 230))
    for (const [part, count] of [
      ['2', 6],
      ['3', 200],
      ['x', 200],
    ] as const)
      expect(await open(owner, `part=${part}`, id)).toMatchObject({
        data: { part: count === 6 ? 2 : 1, parts: 2, assets: { length: count } },
      })
  })

  test('opens for whoever may look at the board', async () => {
    const { id, code } = await sheets.invite()
    expect(await open(visitor, `invitation_code=${code}`)).toMatchObject({ data: { invitationCode: code } })
    expect(await open(stranger, '')).toEqual({ kind: 'not-found' })
    const back = encodeURIComponent(`/collaboration/boards/${sheets.boardId}/contact_sheet?perpage=4`)
    expect(await open(visitor, 'perpage=4')).toEqual({ kind: 'moved', to: `/sign-in?returnurl=${back}` })
    await sheets.room.get(
      sheets.room.boards.withdrawInvitation(sheets.room.readerOf('41'), sheets.boardId, id),
    )
    expect(await open(visitor, `invitation_code=${code}`)).toEqual({
      kind: 'gone',
      similar: [],
      what: 'board',
    })
  })
})
