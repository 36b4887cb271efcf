import { describe, expect, test } from 'vitest'
import {
  type BoardRole,
  canDeleteComment,
  permissionsOf,
  strongerRole,
  weakerRole,
} from './board-permissions.ts'

const roles: readonly BoardRole[] = ['owner', 'edit', 'comment', 'view', 'guest']

function rightsOf(role: BoardRole): string[] {
  return Object.entries(permissionsOf(role))
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)
}

describe('BOARD-10: rights on a board', () => {
  test('the owner may do everything', () => {
    expect(rightsOf('owner')).toEqual(['add', 'remove', 'rename', 'describe', 'delete', 'invite', 'comment'])
  })

  test('those who edit neither rename nor delete nor invite', () => {
    expect(rightsOf('edit')).toEqual(['add', 'remove', 'describe', 'comment'])
  })

  test('those who comment do nothing else, and those who look do nothing', () => {
    expect(rightsOf('comment')).toEqual(['comment'])
    expect([...rightsOf('view'), ...rightsOf('guest')]).toEqual([])
  })

  test('a comment is deleted by its author or the owner', () => {
    expect(roles.filter((role) => canDeleteComment(role, false))).toEqual(['owner'])
    expect(roles.filter((role) => canDeleteComment(role, true))).toEqual(roles)
  })

  test('a second invitation takes nothing away', () => {
    expect(strongerRole('edit', 'view')).toBe('edit')
    expect(strongerRole('view', 'comment')).toBe('comment')
    expect([weakerRole('edit', 'view'), weakerRole('view', 'view')]).toEqual(['view', 'view'])
  })
})
