import { beforeEach, expect, test, vi } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { keepWish, takeWish } from './save-wish.ts'

const asset = { id: '7', title: 'Wave' } as AssetCard
const minuteMs = 60_000
const path = '/search/2/image?phrase=wave'
const wish = { kind: 'toggle', assets: [asset], path } as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('BOARD-04: what a visitor wanted is found on return, once', () => {
  keepWish(wish, 0)
  expect(takeWish(path, 29 * minuteMs)).toEqual(wish)
  expect(takeWish(path, 29 * minuteMs)).toBeNull()
})

test('it waits for the page that it was on, whatever comes before', () => {
  keepWish(wish, 0)
  expect(takeWish('/register', minuteMs)).toBeNull()
  expect(takeWish(path, minuteMs)).toEqual(wish)
})

test('after half an hour nobody remembers it', () => {
  keepWish(wish, 0)
  expect(takeWish(path, 30 * minuteMs)).toBeNull()
})

test('what others have written there is no wish, and a store that is forbidden no failure', () => {
  sessionStorage.setItem('save-wish', '{"at":')
  expect(takeWish(path, 0)).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  keepWish(wish, 0)
  expect(takeWish(path, 0)).toBeNull()
})
