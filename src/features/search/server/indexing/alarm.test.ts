import { expect, test, vi } from 'vitest'
import { openAlarm } from './alarm.ts'

test('a ring wakes whoever waits', async () => {
  const alarm = openAlarm()
  const waiting = alarm.wait(60_000)
  alarm.ring()
  await waiting
})

test('a ring that nobody waited for is heard by the next one, once', async () => {
  vi.useFakeTimers()
  const alarm = openAlarm()
  alarm.ring()
  alarm.ring()
  await alarm.wait(60_000)
  let isOver = false
  const second = alarm.wait(1_000).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await second
  vi.useRealTimers()
})
