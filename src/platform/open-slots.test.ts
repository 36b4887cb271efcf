import { expect, test } from 'vitest'
import { openSlots } from './open-slots.ts'

test('one caller takes no more than its share, and gets it back', () => {
  const take = openSlots({ each: 2, inAll: 3 })
  const first = take('1.1.1.1')
  expect([take('1.1.1.1') === null, take('1.1.1.1') === null]).toEqual([false, true])
  first?.()
  first?.()
  expect([take('1.1.1.1') === null, take('1.1.1.1') === null]).toEqual([false, true])
})

test('all callers together take no more than there is', () => {
  const take = openSlots({ each: 2, inAll: 3 })
  const free = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'].map((address) => take(address))
  expect(free.map((each) => each === null)).toEqual([false, false, false, true])
  free[0]?.()
  expect(take('1.1.1.4')).not.toBeNull()
})
