import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hearWindows, newsLifeMs, tellWindows } from './cross-window.ts'

const store = new Map<string, string>()
const listeners = new Set<(event: { key: string; newValue: string | null }) => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  store.clear()
  listeners.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: never) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: never) => listeners.delete(listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a browser does in every other window. */
function spread(): void {
  for (const [key, newValue] of store) for (const listener of listeners) listener({ key, newValue })
}

describe('seed 4.6: events for other windows', () => {
  test('reach those who listen for their name', () => {
    const heard: unknown[] = []
    const stop = hearWindows('boards-updated', (detail) => heard.push(detail))
    hearWindows('board-created', () => heard.push('another'))
    tellWindows('boards-updated', { boardId: '7' })
    spread()
    expect(heard).toEqual([{ boardId: '7' }])
    stop()
    spread()
    expect(heard).toHaveLength(1)
  })

  test('are news for 10 seconds, then gone', () => {
    const heard: unknown[] = []
    hearWindows('boards-updated', (detail) => heard.push(detail))
    tellWindows('boards-updated', 1)
    vi.setSystemTime(1_000_000 + newsLifeMs - 1)
    spread()
    expect(heard).toEqual([1])
    vi.setSystemTime(1_000_000 + newsLifeMs)
    spread()
    expect(heard).toEqual([1])
    vi.advanceTimersByTime(newsLifeMs)
    expect(store.size).toBe(0)
  })

  test('that cannot be written or read harm nobody', () => {
    const heard: unknown[] = []
    hearWindows('boards-updated', (detail) => heard.push(detail))
    store.set('window-event:boards-updated', '{"at":')
    spread()
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('The store is full.')
      },
    })
    tellWindows('boards-updated', 1)
    expect(heard).toEqual([])
  })
})
