import { expect, test } from 'vitest'
import { keyFor, settleKey } from './once-keys.ts'

test('a call that was not answered keeps its key, another call has another', () => {
  const key = keyFor('/boards {"name":"Cover"}')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor('/boards {"name":"Cover"}')).toBe(key)
  expect(keyFor('/boards {"name":"Covers"}')).not.toBe(key)
})

test('once answered, the same call is meant anew', () => {
  const key = keyFor('/boards {"name":"Again"}')
  settleKey('/boards {"name":"Again"}')
  expect(keyFor('/boards {"name":"Again"}')).not.toBe(key)
})
