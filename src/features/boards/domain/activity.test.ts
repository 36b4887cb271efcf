import { describe, expect, test } from 'vitest'
import { activityKinds, peopleIn, readHappening, withNames } from './activity.ts'

describe('BOARD-10: a line of activity', () => {
  test('is read with the values of its kind and no others', () => {
    expect(readHappening('assets-added', { count: 3, asset: '12', secret: 'no' })).toEqual({
      kind: 'assets-added',
      values: { count: 3, asset: '12' },
    })
  })

  test.each([
    ['commented', {}, {}],
    ['commented', null, {}],
    ['assets-added', { count: '3', asset: 12 }, {}],
    ['joined', { role: 'owner' }, {}],
    ['joined', { role: 'edit' }, { role: 'edit' }],
  ])('%s with %j keeps %j', (kind, values, kept) => {
    expect(readHappening(kind, values)).toEqual({ kind, values: kept })
  })

  test.each(['of-a-later-version', 'toString', ''])('a kind that is not known is left out: %s', (kind) => {
    expect(readHappening(kind, {})).toBeNull()
  })

  test('names people, and shows nobody by account', () => {
    const line = { kind: 'member-changed', values: { member: '7', role: 'view' } } as const
    expect(peopleIn(line)).toEqual(['7'])
    expect(withNames(line, (id) => `name of ${id}`).values).toEqual({ member: 'name of 7', role: 'view' })
    expect(peopleIn({ kind: 'renamed', values: { from: '7', to: '8' } })).toEqual([])
  })

  test('exists for all that people do together', () => {
    expect(Object.keys(activityKinds)).toEqual(
      expect.arrayContaining([
        'created',
        'renamed',
        'assets-added',
        'assets-removed',
        'commented',
        'joined',
        'left',
      ]),
    )
  })
})
