import { afterEach, expect, test, vi } from 'vitest'
import type { readNaturally } from './read-naturally.ts'

afterEach(() => vi.unstubAllGlobals())

/** How many expressions a phrase has made. */
function countMade(read: typeof readNaturally, locale: 'de' | 'it'): number {
  let made = 0
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, values) {
        made += 1
        return Reflect.construct(target, values)
      },
    }),
  )
  read('boats', { locale, today: 20_000, places: new Map(), people: new Map() })
  return made
}

test('a phrase in a language that is warm makes no rule, in one that is not it makes many', async () => {
  // What another file has read before is warm already.
  vi.resetModules()
  const { readNaturally } = await import('./read-naturally.ts')
  const { warmReading } = await import('./warm-reading.ts')
  const steps = [...warmReading('de'), ...warmReading('en')].length
  expect(steps).toBeGreaterThan(100)
  expect(countMade(readNaturally, 'de')).toBe(0)
  expect(countMade(readNaturally, 'it')).toBeGreaterThan(10)
})
