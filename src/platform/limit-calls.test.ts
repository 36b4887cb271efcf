import { expect, test } from 'vitest'
import { limitCalls } from './limit-calls.ts'

function open() {
  const clock = { ms: 0 }
  return { clock, ask: limitCalls({ atMost: 2, withinMs: 60_000, nowMs: () => clock.ms }) }
}

test('so many calls of an address pass, then it waits for the rest of the minute', () => {
  const { clock, ask } = open()
  expect([ask('1.1.1.1'), ask('1.1.1.1'), ask('1.1.1.1')]).toEqual([null, null, 60])
  clock.ms = 45_500
  expect([ask('1.1.1.1'), ask('1.1.1.1')]).toEqual([15, 15])
  clock.ms = 60_000
  expect(ask('1.1.1.1')).toBeNull()
})

test('one does not wait for another', () => {
  const { ask } = open()
  for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.2', '::ffff:1.1.1.1']) expect(ask(address)).toBeNull()
})

test('the addresses of one network of IPv6 are one caller', () => {
  const { ask } = open()
  expect(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'].map(ask)).toEqual([
    null,
    null,
    60,
  ])
  expect(['2001:db8:1:3::1', '2001:db8::1', '::1'].map(ask)).toEqual([null, null, null])
})
