import { expect, test } from 'vitest'
import { emptyForm } from './board-page.ts'
import { deletedPage } from './deleted-page.ts'

test('ROUTE-04: the page of a deleted board tells until when it can be taken back, and nothing that was on it', () => {
  const board = { name: 'Covers', assetCount: 3 } as Parameters<typeof deletedPage>[0]
  expect(deletedPage(board, '2026-04-01T09:00:00.000Z', emptyForm)).toMatchObject({
    ...{ board, deletedUntil: '2026-04-01T09:00:00.000Z', shownCount: 0, page: { number: 1, count: 1 } },
    ...{ assets: [], comments: [], activity: [], people: [], invitations: [], firstId: null },
  })
})
