import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { DoneNote } from './done-note.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what was done has the focus when the page comes, so that it is read out', () => {
  expect(showPage(DoneNote, { done: 'profile-saved' })).toMatch(
    /<div role="status" tabindex="-1" autofocus="">.*Saved\./,
  )
})

test('nobody is told again who comes back to a page that has said it', () => {
  vi.stubGlobal('window', { location: new URL('https://argus.example/account/profile') })
  expect(showPage(DoneNote, { done: 'profile-saved' })).toBe('')
})
