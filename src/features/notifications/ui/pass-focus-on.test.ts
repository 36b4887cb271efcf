import { afterEach, expect, test, vi } from 'vitest'
import { passFocusOn } from './pass-focus-on.ts'

const focused: string[] = []
const main = { setAttribute: vi.fn(), focus: () => focused.push('main') }

function noticeBeside(beside: Readonly<{ previous?: string; next?: string }>) {
  const sibling = (name?: string) =>
    name === undefined
      ? null
      : {
          checkVisibility: () => !name.startsWith('hidden'),
          querySelector: () => ({ focus: () => focused.push(name) }),
        }
  const notice = {
    previousElementSibling: sibling(beside.previous),
    nextElementSibling: sibling(beside.next),
  }
  return notice as unknown as Element
}

afterEach(() => {
  focused.splice(0)
  vi.unstubAllGlobals()
})

test.each([
  [{ previous: 'first', next: 'third' }, 'third'],
  [{ previous: 'first' }, 'first'],
  [{ next: 'hidden second' }, 'hidden second'],
  [{}, 'main'],
])('SITE-06: of a notice beside %j the focus goes to %s', (beside, to) => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'main' ? main : null) })
  let nextFrame = () => {}
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    nextFrame = work
  })
  passFocusOn(noticeBeside(beside))
  // What is hidden takes no focus before it has come up.
  if (to.startsWith('hidden')) expect(focused).toEqual([])
  nextFrame()
  expect(focused).toEqual([to])
})

test('the page can take the focus', () => {
  vi.stubGlobal('document', { getElementById: () => main })
  passFocusOn(noticeBeside({}))
  expect(main.setAttribute).toHaveBeenCalledWith('tabindex', '-1')
})
