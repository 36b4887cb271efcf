import { describe, expect, test } from 'vitest'
import { boardIn, keptValues, personIn, readNotification, sameIn } from './notification.ts'

const row = {
  id: '3',
  kind: 'new-login',
  values: { device: 'Firefox, Windows', more: 1 },
  createdAt: new Date('2026-11-15T13:05:00Z'),
}

describe('SITE-06: notifications', () => {
  test('are read with the values of their kind and no others', () => {
    expect(readNotification(row)).toEqual({
      id: '3',
      kind: 'new-login',
      values: { device: 'Firefox, Windows' },
      createdAt: '2026-11-15T13:05:00.000Z',
    })
  })

  test.each([
    { ...row, kind: 'of-a-later-version' },
    { ...row, kind: 'toString' },
    { ...row, values: {} },
    { ...row, values: null },
    { ...row, values: { device: 7 } },
  ])('what cannot be told is left out: %j', (odd) => {
    expect(readNotification(odd)).toBeNull()
  })

  test('name a device instead of keeping all that a browser says of itself', () => {
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    expect(keptValues({ kind: 'new-login', values: { device } })).toEqual({ device: 'Firefox, Linux' })
  })

  test('keep of a part of an address nothing that could lead elsewhere', () => {
    const values = { board: 'Covers', by: '7', boardId: '../x', code: 'aB-_9' }
    expect(keptValues({ kind: 'board-shared', values })).toEqual({ byId: '7', boardId: '', code: 'aB-_9' })
  })

  test('keep the account of a person and never a name', () => {
    expect(keptValues({ kind: 'board-joined', values: { by: 'Ada', boardId: 'b1' } })).toEqual({
      ...{ byId: '', boardId: 'b1', times: '1' },
    })
    expect(personIn({ values: { byId: '7' } })).toBe('7')
    for (const values of [null, {}, { by: '7' }, { byId: '' }, { byId: 7 }, { byId: '7 or 1' }])
      expect(personIn({ values })).toBeNull()
  })

  test('name people as they are called now, closed accounts not at all, and as it was kept by versions before', () => {
    const values = { byId: '7', boardId: 'b1', times: '1' }
    const byOf = (kept: object, person?: string) => {
      const told = readNotification(
        { ...row, kind: 'board-joined', values: kept },
        { board: 'Covers', person },
      )
      return told && 'by' in told.values && told.values.by
    }
    expect(byOf(values, 'Ada')).toBe('Ada')
    expect(byOf(values)).toBe('')
    expect(byOf({ ...values, byId: undefined, by: 'Ben' })).toBe('Ben')
  })

  test('are cut between characters', () => {
    const device = `${'x'.repeat(199)}🦊`
    expect(keptValues({ kind: 'new-login', values: { device } }).device?.isWellFormed()).toBe(true)
  })

  test('keep what can be shown', () => {
    const values = { device: 'x'.repeat(500), secret: 'no' }
    expect(keptValues({ kind: 'new-login', values })).toEqual({ device: 'x'.repeat(200) })
  })

  test('name a board as it is called now, and tell nothing of one that is not open', () => {
    const kept = {
      ...row,
      kind: 'board-shared',
      values: { board: 'Old', by: 'Ada', boardId: 'b1', code: 'c1' },
    }
    expect(readNotification(kept, { board: 'New' })?.values).toEqual({ ...kept.values, board: 'New' })
    expect(readNotification(kept, { board: null })).toBeNull()
    expect(boardIn(kept)).toEqual({ boardId: 'b1', code: 'c1' })
    expect(boardIn({ kind: 'board-commented', values: { boardId: 'b1' } })).toEqual({
      boardId: 'b1',
      code: null,
    })
    for (const odd of [row, { ...kept, values: null }, { ...kept, kind: 'later' }])
      expect(boardIn(odd)).toBeNull()
  })

  test.each([
    ['new-login', null],
    ['board-shared', null],
    ['board-joined', { boardId: 'b1' }],
    ['board-commented', { boardId: 'b1' }],
  ] as const)('of the kind %s are told as one for %j', (kind, same) => {
    const kept = keptValues({ kind, values: { boardId: 'b1', by: '7', code: 'c', times: '9' } })
    expect(sameIn(kind, kept)).toEqual(same)
    if (same) expect(kept.times).toBe('1')
  })
})
