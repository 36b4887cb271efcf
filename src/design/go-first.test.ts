import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goFirst } from './go-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ours = '/media/0123456789abcdef0123/640.avif'

function makePicture(src: string, complete = false) {
  const attributes = new Map([['src', src]])
  return {
    complete,
    get src() {
      return attributes.get('src') ?? ''
    },
    closest: () => null,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    removeAttribute: (name: string) => void attributes.delete(name),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  }
}

function openPage() {
  const [drawn, coming, foreign] = [makePicture(ours, true), makePicture(ours), makePicture('/theirs/1.jpg')]
  vi.stubGlobal('document', { images: [drawn, coming, foreign] })
  return { drawn, coming, foreign }
}

function makeWish() {
  let settle = { resolve: (_: string) => {}, reject: (_: Error) => {} }
  const wish = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { wish, ...settle }
}

test('pictures that are still coming give way to what is waited for, and come again after it', async () => {
  const { drawn, coming, foreign } = openPage()
  const { wish, resolve } = makeWish()
  const there = goFirst(wish)
  vi.advanceTimersByTime(999)
  expect(coming.src).toBe(ours)
  vi.advanceTimersByTime(1)
  expect([drawn.src, coming.src, foreign.src]).toEqual([ours, '', '/theirs/1.jpg'])
  resolve('there')
  expect(await there).toBe('there')
  expect(coming.src).toBe(ours)
})

test('they come again when it fails, and not before the last that somebody waits for', async () => {
  const { coming } = openPage()
  const [first, second] = [makeWish(), makeWish()]
  const [one, other] = [goFirst(first.wish), goFirst(second.wish)]
  vi.advanceTimersByTime(1_000)
  first.resolve('one')
  await one
  expect(coming.src).toBe('')
  second.reject(new Error('the line is down'))
  await expect(other).rejects.toThrow('the line is down')
  expect(coming.src).toBe(ours)
})

test('what comes at once disturbs no picture, and one that was shown anew meanwhile keeps its own', async () => {
  const { coming } = openPage()
  await goFirst(Promise.resolve())
  vi.advanceTimersByTime(2_000)
  expect(coming.src).toBe(ours)
  const { wish, resolve } = makeWish()
  const there = goFirst(wish)
  vi.advanceTimersByTime(1_000)
  coming.setAttribute('src', '/media/new')
  resolve('there')
  await there
  expect(coming.src).toBe('/media/new')
})
