import { expect, test } from 'vitest'
import { buildMember } from '#visit/testing/build-visit.ts'
import { changedHands } from './changed-hands.ts'

const anybody = { kind: 'visitor', authState: 'logged_out' } as const

test('a page is sent to one person, and its forms are theirs alone', () => {
  expect(changedHands(buildMember(), 'ada')).toBeNull()
  expect(changedHands(buildMember({ username: 'bert' }), 'ada')).toBe('other-account')
  expect(changedHands(anybody, 'ada')).toBe('signed-out')
})

test('what was sent to nobody in particular is for whoever sends it', () => {
  for (const viewer of [anybody, buildMember()]) {
    expect(changedHands(viewer, undefined)).toBeNull()
    expect(changedHands(viewer, '')).toBeNull()
  }
})
