import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Get,
  kept,
  openSheetRoom,
  owner,
  pdfOf,
  plainLine,
  statusOf,
} from '../support/open-sheet-room.ts'

let sheets: Awaited<ReturnType<typeof openSheetRoom>>

beforeAll(async () => {
  sheets = await openSheetRoom()
})

afterAll(() => sheets[Symbol.asyncDispose]())

describe('BOARD-10: the contact sheet as PDF, where many want one,', () => {
  test('is written for one caller once at a time; who asks meanwhile waits in line, which has an end', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const { ask } = sheets.openCall({
      get: async (...asked) => {
        begun.resolve()
        await finished.promise
        return kept(...asked)
      },
    })
    const first = ask(owner)
    await begun.promise
    const others = [ask(owner), ask(owner)]
    // There is room for one; the other is answered while it waits.
    expect(await Promise.race(others)).toMatchObject({
      kind: 'problem',
      problem: { status: 503 },
      headers: { 'retry-after': '10' },
    })
    finished.resolve()
    const answers = await Promise.all([first, ...others])
    expect(answers.map(statusOf).sort()).toEqual([200, 200, 503])
    expect(statusOf(await ask(owner))).toBe(200)
  })

  test('counts the time in line: who stood there has less of it left for pictures', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const waited: number[] = []
    const { ask } = sheets.openCall({
      get: async (...asked) => {
        begun.resolve()
        await finished.promise
        return kept(...asked)
      },
      picturesWithinMs: (_names, waitedMs) => {
        waited.push(waitedMs)
        return 40_000
      },
    })
    const first = ask(owner)
    await begun.promise
    // Who is sent away tells that the one before stands in line by then.
    const others = [ask(owner), ask(owner)]
    expect(statusOf(await Promise.race(others))).toBe(503)
    sheets.room.pass(12_000)
    finished.resolve()
    await Promise.all([first, ...others])
    expect(waited).toEqual([0, 12_000])
  })

  test('is not written on for a browser that has gone', async () => {
    const leave = new AbortController()
    const never = Promise.withResolvers<never>()
    const { ask, asked } = sheets.openCall({
      get: async (_key, _file, terms) => {
        terms?.signal?.addEventListener('abort', () => never.reject(new Error('left')))
        leave.abort()
        return never.promise
      },
      line: { ...plainLine, waiting: { each: 0, inAll: 0 } },
    })
    await ask(owner, { perpage: '20' }, sheets.boardId, leave.signal)
    expect(asked.length).toBeLessThanOrEqual(6)
    // His place is free again at once.
    expect(statusOf(await ask(owner, { part: '1' }))).toBe(200)
  })

  test('comes in any case: a picture that takes too long is its smaller self, or its color', async () => {
    const get: Get = (_key, _file, terms) =>
      new Promise((_, reject) => terms?.signal?.addEventListener('abort', () => reject(new Error('late'))))
    expect(pdfOf(await sheets.openCall({ get, picturesWithinMs: () => 1 }).ask(owner))).toMatchObject({
      images: 0,
    })
    const busy = sheets.openCall({ get: async () => ({ kind: 'busy' }), picturesWithinMs: () => 1 })
    expect(pdfOf(await busy.ask(owner))).toMatchObject({ pages: 2, images: 0 })
    const small = sheets.openCall({ get, picturesWithinMs: () => 1, formats: ['avif'], names: ['320'] })
    expect(pdfOf(await small.ask(owner, { perpage: '4' }))).toMatchObject({ images: 12 })
    expect([...new Set(small.opened)]).toEqual(['320.avif'])
  })
})
