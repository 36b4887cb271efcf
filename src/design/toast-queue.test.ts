import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastQueue, toastLeaveMs } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('BOARD-08: toasts', () => {
  test('a toast stays 30 s unless it says otherwise, then takes 400 ms to leave', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Copied' })
    vi.advanceTimersByTime(29_999)
    expect(queue.read()).toMatchObject([{ text: 'Copied', leaving: false }])
    vi.advanceTimersByTime(1)
    expect(queue.read()).toMatchObject([{ text: 'Copied', leaving: true }])
    vi.advanceTimersByTime(400)
    expect(queue.read()).toEqual([])
  })

  test('the board toast closes after its own 3 s', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Summer launch', closeAfterMs: 3000 })
    vi.advanceTimersByTime(3000 + toastLeaveMs)
    expect(queue.read()).toEqual([])
  })

  test('while it is paused no time passes, and afterwards the rest does', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Summer launch', closeAfterMs: 3000 })
    vi.advanceTimersByTime(2000)
    queue.pause()
    vi.advanceTimersByTime(60_000)
    expect(queue.read()).toHaveLength(1)
    queue.resume()
    vi.advanceTimersByTime(999)
    expect(queue.read()).toMatchObject([{ leaving: false }])
    vi.advanceTimersByTime(1)
    expect(queue.read()).toMatchObject([{ leaving: true }])
  })

  test('a toast that arrives during the pause waits for its end', () => {
    const queue = createToastQueue()
    queue.pause()
    queue.add({ text: 'Copied', closeAfterMs: 100 })
    vi.advanceTimersByTime(5000)
    expect(queue.read()).toMatchObject([{ leaving: false }])
    queue.resume()
    vi.advanceTimersByTime(100)
    expect(queue.read()).toMatchObject([{ leaving: true }])
  })

  test('pausing twice and resuming twice counts once', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Copied', closeAfterMs: 1000 })
    queue.pause()
    queue.pause()
    queue.resume()
    queue.resume()
    vi.advanceTimersByTime(1000 + toastLeaveMs)
    expect(queue.read()).toEqual([])
  })

  test('the fourth toast sends the oldest away', () => {
    const queue = createToastQueue()
    for (const text of ['one', 'two', 'three', 'four']) queue.add({ text })
    vi.advanceTimersByTime(toastLeaveMs)
    expect(queue.read().map((toast) => toast.text)).toEqual(['two', 'three', 'four'])
  })

  test('closing twice is harmless, and listeners hear of every change until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    const id = queue.add({ text: 'Copied' })
    queue.close(id)
    queue.close(id)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    vi.advanceTimersByTime(toastLeaveMs)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
