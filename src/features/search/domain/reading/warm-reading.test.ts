import { afterEach, expect, test, vi } from 'vitest'
import { readNaturally } from './read-naturally.ts'
import { warmReading } from './warm-reading.ts'

afterEach(() => vi.unstubAllGlobals())

/** How many expressions a phrase has made. */
function countMade(locale: 'de' | 'it'): number {
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
  readNaturally('boats', { locale, today: 20_000, places: new Map(), people: new Map() })
  return made
}

test('a phrase in a language that is warm makes no rule, in one that is not it makes many', () => {
  const steps = [...warmReading('de'), ...warmReading('en')].length
  expect(steps).toBeGreaterThan(100)
  expect(countMade('de')).toBe(0)
  expect(countMade('it')).toBeGreaterThan(10)
})
