import { expect, test } from 'vitest'
import type { GivenRole } from './board-permissions.ts'
import { type Membership, roleByLink } from './membership.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const was = (given: Partial<Membership>): Membership => ({
  ...{ role: 'view', isIn: true, removedAt: null, roleSetAt: null },
  ...given,
})
const by = (role: GivenRole, created: number, membership: Membership | null) =>
  roleByLink({ role, createdAt: day(created) }, membership)

test('a link gives its role, and never lowers one', () => {
  expect(by('comment', 1, null)).toBe('comment')
  expect(by('edit', 1, was({ role: 'comment' }))).toBe('edit')
  expect(by('view', 1, was({ role: 'comment' }))).toBe('comment')
  expect(by('view', 1, was({ role: 'edit', isIn: false }))).toBe('view')
})

test('who was removed comes back by a newer link only, also after having been back', () => {
  const removed = was({ isIn: false, removedAt: day(5) })
  expect([4, 5, 6].map((created) => by('edit', created, removed))).toEqual([null, null, 'edit'])
  expect([4, 6].map((created) => by('edit', created, { ...removed, isIn: true }))).toEqual(['view', 'edit'])
})

test('a role that the owner gave is not raised by an older link, not even by leaving and coming back', () => {
  const lowered = was({ roleSetAt: day(5) })
  expect([4, 6].map((created) => by('edit', created, lowered))).toEqual(['view', 'edit'])
  expect([4, 6].map((created) => by('edit', created, { ...lowered, isIn: false }))).toEqual(['view', 'edit'])
  expect(by('view', 4, was({ role: 'edit', isIn: false, roleSetAt: day(5) }))).toBe('view')
})
