import { expect, test, vi } from 'vitest'
import { forgetDone, isDoneInAddress } from './done-address.ts'

function windowAt(href: string) {
  const replaceState = vi.fn()
  const state = { key: 'k', top: 40 }
  const here = { location: new URL(href), history: { state, replaceState } } as unknown as Window
  return { here, replaceState, state }
}

test('what was done leaves the address, and the entry of the history keeps its place', () => {
  const { here, replaceState, state } = windowAt('https://argus.example/de/account?a=1&done=resent#top')
  expect(isDoneInAddress(here)).toBe(true)
  forgetDone(here)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/de/account?a=1#top')
})

test('an address that tells nothing is left alone', () => {
  const { here, replaceState } = windowAt('https://argus.example/account?returnurl=%2Fa%3Fdone%3Dx')
  expect(isDoneInAddress(here)).toBe(false)
  forgetDone(here)
  expect(replaceState).not.toHaveBeenCalled()
})
