import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected complaint fails the test. A test that provokes one mocks the console itself and looks at it. */
const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'unexpected console output').toEqual([])
})
