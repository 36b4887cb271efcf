import { expect, test } from 'vitest'
import { groupNotifications } from './group-notifications.ts'
import type { Notification } from './notification.ts'

function login(id: string, device: string): Notification {
  return { id, kind: 'new-login', values: { device }, createdAt: `2026-11-15T13:0${id}:00.000Z` }
}

test('SITE-06: what is told several times is told once, with its newest time', () => {
  const notices = [login('4', 'Chrome'), login('3', 'Firefox'), login('2', 'Chrome'), login('1', 'Chrome')]
  expect(groupNotifications(notices)).toEqual([
    { newest: notices[0], ids: ['4', '2', '1'] },
    { newest: notices[1], ids: ['3'] },
  ])
})

test('SITE-06: boards that are called the same are two', () => {
  const values = { board: 'Covers', by: 'Ada', boardId: 'b1', code: 'c1' }
  const board = { ...login('1', ''), kind: 'board-shared', values } as const
  const other = { ...board, id: '2', values: { ...values, boardId: 'b2' } }
  expect(groupNotifications([board, other])).toHaveLength(2)
})
