import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPressed, notePress, settlePress } from './pressed-link.ts'

class Link {
  readonly pathname = '/boards/b1'
  readonly search = '?sort=newest'
  closest() {
    return this
  }
  getAttribute() {
    return 'sort'
  }
}

const sought: string[] = []

beforeEach(() => {
  sought.splice(0)
  const body = { contains: () => true }
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    ...{ body, activeElement: body },
    querySelector: (selector: string) => {
      if (selector !== '[role="dialog"]') sought.push(selector)
      return null
    },
  })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => vi.unstubAllGlobals())

test('BOARD-10: after a press the same link is sought, then the order in force, then the assets; once', async () => {
  notePress({ target: new Link() as never })
  expect(isPressed()).toBe(true)
  settlePress()
  expect(isPressed()).toBe(false)
  await vi.waitFor(() =>
    expect(sought).toEqual([
      '[data-choice="sort"] a[href="/boards/b1?sort=newest"]',
      '[data-choice="sort"] [aria-current]',
      '[data-board-grid]',
    ]),
  )
})

test('nobody who has pressed nothing is led anywhere', () => {
  const frames = vi.fn()
  vi.stubGlobal('requestAnimationFrame', frames)
  settlePress()
  expect(frames).not.toHaveBeenCalled()
})
