import { describe, expect, test } from 'vitest'
import { keptValues, readNotification } from './notification.ts'

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
    const values = { board: 'Covers', by: 'Ada', boardId: '../x', code: 'aB-_9' }
    expect(keptValues({ kind: 'board-shared', values })).toEqual({ ...values, boardId: '' })
  })

  test('are cut between characters', () => {
    const board = `${'x'.repeat(199)}🦊`
    expect(keptValues({ kind: 'board-shared', values: { board } }).board?.isWellFormed()).toBe(true)
  })

  test('keep what can be shown', () => {
    const values = { device: 'x'.repeat(500), secret: 'no' }
    expect(keptValues({ kind: 'new-login', values })).toEqual({ device: 'x'.repeat(200) })
  })
})
