import { beforeEach, expect, test, vi } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { keepWish, takeWish } from './save-wish.ts'

const asset = { id: '7', title: 'Wave' } as AssetCard
const minuteMs = 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('BOARD-04: what a visitor wanted is found on return, once', () => {
  keepWish({ kind: 'toggle', assets: [asset] }, 0)
  expect(takeWish(29 * minuteMs)).toEqual({ kind: 'toggle', assets: [asset] })
  expect(takeWish(29 * minuteMs)).toBeNull()
})

test('after half an hour nobody remembers it', () => {
  keepWish({ kind: 'toggle', assets: [asset] }, 0)
  expect(takeWish(30 * minuteMs)).toBeNull()
})

test('what others have written there is no wish, and a store that is forbidden no failure', () => {
  sessionStorage.setItem('save-wish', '{"at":')
  expect(takeWish(0)).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  keepWish({ kind: 'toggle', assets: [asset] }, 0)
  expect(takeWish(0)).toBeNull()
})
