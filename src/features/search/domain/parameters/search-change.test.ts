import { expect, test } from 'vitest'
import { changeSearch } from './search-change.ts'
import { profileOf } from './search-profile.ts'

const onArgus = { profile: profileOf('argus'), firstEvent: null }

test('changes follow each other, each with its consequences', () => {
  const before = { phrase: 'dog', page: '3', begindate: '2020-01-01', recency: 'daterange' }
  const after = changeSearch(
    before,
    [
      { set: 'recency', to: 'last7days' },
      { toggle: 'orientations', values: ['square'] },
    ],
    onArgus,
  )
  expect(after).toEqual({ phrase: 'dog', recency: 'last7days', orientations: ['square'] })
})

test('a flag is toggled, and clearing keeps the phrase', () => {
  const grouped = changeSearch({ phrase: 'dog' }, [{ toggle: 'groupbyevent' }], onArgus)
  expect(grouped).toEqual({ phrase: 'dog', groupbyevent: true })
  expect(changeSearch(grouped, [{ clear: true }], onArgus)).toEqual({ phrase: 'dog' })
})

test('no change gives the very same search back', () => {
  const before = { phrase: 'dog' }
  expect(changeSearch(before, [], onArgus)).toBe(before)
})
