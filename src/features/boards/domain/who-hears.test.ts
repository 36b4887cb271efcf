import { expect, test } from 'vitest'
import { whoHears } from './who-hears.ts'

const people = { ownerId: '1', commenterIds: ['2', '3'] }

test.each([
  ['joined', '2', ['1']],
  ['joined', '4', ['1']],
  ['commented', '1', ['2', '3']],
  ['commented', '2', ['1', '3']],
  ['commented', '4', ['1', '2', '3']],
] as const)('BOARD-10: of what is %s by %s hear %j', (kind, actorId, told) => {
  expect(whoHears(kind, { ...people, actorId })).toEqual(told)
})

test('BOARD-10: who is owner and has commented hears once', () => {
  const twice = { ...people, commenterIds: ['1', '2', '2'], actorId: '3' }
  expect(whoHears('commented', twice)).toEqual(['1', '2'])
})
