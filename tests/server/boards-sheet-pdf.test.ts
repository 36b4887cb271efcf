import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assetQueries } from '../../src/features/catalogue/server.ts'
import { buildMember } from '../../src/visit/testing/build-visit.ts'
import {
  drawnIn,
  type Get,
  kept,
  openSheetRoom,
  owner,
  pdfOf,
  statusOf,
  stranger,
  visitor,
} from '../support/open-sheet-room.ts'

let sheets: Awaited<ReturnType<typeof openSheetRoom>>

beforeAll(async () => {
  sheets = await openSheetRoom()
})

afterAll(() => sheets[Symbol.asyncDispose]())

describe('BOARD-10: the contact sheet of a board as PDF', () => {
  test('has as many pages as are needed, with a picture for each asset', async () => {
    const { ask } = sheets.openCall()
    expect(pdfOf(await ask(owner))).toMatchObject({ type: 'application/pdf', pages: 2, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '1' }))).toMatchObject({ pages: 12, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '20' }))).toMatchObject({ pages: 1, images: 12 })
    expect(pdfOf(await ask(owner, { perpage: '7' }))).toMatchObject({ pages: 2 })
  })

  test('is saved under the name of the board and kept by nobody on the way', async () => {
    const { headers } = pdfOf(await sheets.openCall().ask(owner))
    expect(headers).toEqual({
      'content-disposition': `attachment; filename="Autumn -issue.pdf"; filename*=UTF-8''Autumn%20%E2%80%9Cissue%E2%80%9D.pdf`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })

  test('shows no picture larger than what anybody may look at', async () => {
    const { ask, asked, opened } = sheets.openCall()
    for (const perpage of ['1', '4', '9', '20']) await ask(owner, { perpage })
    expect([...new Set(opened)]).toEqual(['preview.jpg', '640.jpg', '480.jpg', '320.jpg'])
    expect(asked).toEqual([])
  })

  test('takes pictures that are there in another format, and makes those that are not', async () => {
    const avif = sheets.openCall({ formats: ['avif'] })
    expect(pdfOf(await avif.ask(owner))).toMatchObject({ images: 12 })
    expect([...new Set(avif.opened)]).toEqual(['480.avif'])
    expect(avif.asked).toEqual([])
    const none = sheets.openCall({ formats: [] })
    expect(pdfOf(await none.ask(owner))).toMatchObject({ images: 12 })
    expect([...new Set(none.asked)]).toEqual(['480.jpg'])
  })

  test('has every letter and emoji of names and notes in any script, and no box for one that is missing', async () => {
    const notes = [
      'صباح هادئ على شاطئ الإسكندرية (2026)، می\u200cخواهم',
      'שָׁלוֹם מתל אביב [1998]',
      'राष्ट्रीय ज्ञान, শান্ত রাষ্ট্র, ஸ்ரீ கோயில்',
      'ప్రశాంతమైన ಜ್ಞಾನ സ്ത്രീ ક્ષત્રિય ਅੰਮ੍ਰਿਤਸਰ ශ්\u200dරී',
      'Family 👨\u200d👩\u200d👧\u200d👦 🇩🇪 👍🏽 ❤️\u200d🔥 1️⃣ 🫩 ☺ and مرحبا 😀 東京 ที่นี่',
    ]
    const ids = sheets.assetIds.slice(0, notes.length)
    const id = await sheets.makeBoard('مجموعة 🌸 राष्ट्र – Spring', ids)
    for (const [place, note] of notes.entries())
      await sheets.room.get(
        sheets.room.boards.setNote(sheets.room.readerOf('41'), id, ids[place] ?? '', note),
      )
    const drawn = drawnIn(await sheets.openCall().ask(owner, { perpage: '1' }, id))
    const glyphs = Array.from(
      drawn.matchAll(/<([\da-f]+)>/g),
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    ).flat()
    expect(glyphs.length).toBeGreaterThan(200)
    expect(glyphs).not.toContain('0000')
    // The only boxes are the frames of the pictures.
    expect(drawn.match(/ re\b/g)).toHaveLength(notes.length)
  })

  test('is for the owner and members; guests may only look, and for others there is no such board', async () => {
    const { ask, opened } = sheets.openCall()
    const { id, code } = await sheets.invite()
    const unsigned = await ask(visitor, { invitation_code: code })
    const forceSignIn = { errorDetails: { forceSignIn: true } }
    expect(unsigned).toMatchObject({ problem: { status: 401, type: 'not-signed-in', ...forceSignIn } })
    const guest = await ask(stranger, { invitation_code: code })
    expect(guest).toMatchObject({ problem: { status: 403, type: 'not-allowed' } })
    expect(opened).toEqual([])
    await sheets.room.get(
      sheets.room.boards.acceptInvitation(sheets.room.readerOf('43', 'argus', code), code),
    )
    expect(statusOf(await ask(buildMember({ accountId: '43' })))).toBe(200)
    for (const viewer of [stranger, visitor, { kind: 'bot' } as const])
      expect(statusOf(await ask(viewer))).toBe(404)
    expect(statusOf(await ask({ kind: 'bot' }, { invitation_code: code }))).toBe(404)
    for (const id of ['nonsense', '9'.repeat(99)]) expect(statusOf(await ask(owner, {}, id))).toBe(404)
    expect((await ask(stranger)).headers).toEqual({ 'x-robots-tag': 'noindex' })
    await sheets.room.get(
      sheets.room.boards.withdrawInvitation(sheets.room.readerOf('41'), sheets.boardId, id),
    )
    expect(statusOf(await ask(visitor, { invitation_code: code }))).toBe(410)
  })

  test('has an empty frame for what is offline, withdrawn or cannot be made', async () => {
    const ids = sheets.assetIds.slice(20, 24)
    const id = await sheets.makeBoard('Missing', ids)
    await assetQueries(sheets.db).setAvailability(ids[0] ?? '', 'withdrawn')
    await assetQueries(sheets.db).setAvailability(ids[1] ?? '', 'offline')
    const get: Get = async (...asked) => {
      if (asked[0].endsWith('16')) throw new Error('broken')
      return kept(...asked)
    }
    expect(pdfOf(await sheets.openCall({ get }).ask(owner, {}, id))).toMatchObject({ pages: 1, images: 1 })
  })

  test('of a large board comes in parts of 200', async () => {
    const id = await sheets.makeBoard('Large', sheets.assetIds.slice(24, 229))
    const { ask } = sheets.openCall()
    const first = pdfOf(await ask(owner, { perpage: '20' }, id))
    expect(first).toMatchObject({ pages: 10, images: 200 })
    const second = pdfOf(await ask(owner, { perpage: '20', part: '2' }, id))
    expect(second).toMatchObject({ pages: 1, images: 5 })
    expect(second.headers?.['content-disposition']).toContain('filename="Large 2.pdf"')
  })
})
