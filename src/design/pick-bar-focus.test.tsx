import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PickBar, type PickBarProps } from './pick-bar.tsx'

/** As much of a page as leading the focus takes. */
class FakeElement {
  readonly #isIn: string | null
  readonly #isFocusable: boolean
  readonly isConnected: boolean

  constructor({ isIn = null as string | null, isFocusable = true, isConnected = true } = {}) {
    this.#isIn = isIn
    this.#isFocusable = isFocusable
    this.isConnected = isConnected
  }
  closest(selector: string) {
    return this.#isIn === selector ? this : null
  }
  setAttribute() {}
  focus() {
    if (this.#isFocusable) page.activeElement = this
  }
}

const main = new FakeElement()
const page = { activeElement: null as FakeElement | null, querySelector: () => main }

beforeEach(() => {
  page.activeElement = null
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', page)
})

afterEach(() => vi.unstubAllGlobals())

type Handlers = {
  onFocus: (event: object) => void
  onKeyDown: (event: object) => void
  children: ReactElement<{ onClick: () => void }>[]
}

function Probe({ onShown, ...props }: PickBarProps & { onShown: (bar: ReactElement<Handlers>) => void }) {
  const bar = PickBar(props)
  onShown(bar as ReactElement<Handlers>)
  return bar
}

/** The bar with what comes in from these, one after the other. */
function openBar(...from: readonly FakeElement[]) {
  const onClear = vi.fn()
  const bars: ReactElement<Handlers>[] = []
  renderToStaticMarkup(
    <Probe
      label="Selection"
      count="2"
      clearLabel="Clear"
      onClear={onClear}
      onShown={(bar) => bars.push(bar)}
    />,
  )
  const bar = bars[0]?.props
  if (!bar) throw new Error('Nothing was shown')
  for (const relatedTarget of from) bar.onFocus({ currentTarget: { contains: () => false }, relatedTarget })
  return {
    onClear,
    clear: () => bar.children.at(-1)?.props.onClick(),
    press: (key: string) => {
      const event = { key, preventDefault: vi.fn() }
      bar.onKeyDown(event)
      return event
    },
  }
}

describe('the bar of what is picked', () => {
  test('leads back by Escape to where one came from, and clears nothing', () => {
    const card = new FakeElement()
    const { press, onClear } = openBar(card)
    expect(press('Escape').preventDefault).toHaveBeenCalled()
    expect(page.activeElement).toBe(card)
    expect(onClear).not.toHaveBeenCalled()
  })

  test('leaves other keys alone', () => {
    expect(openBar(new FakeElement()).press('Enter').preventDefault).not.toHaveBeenCalled()
    expect(page.activeElement).toBeNull()
  })

  test('leads back when it is cleared', () => {
    const card = new FakeElement()
    const { clear, onClear } = openBar(card)
    clear()
    expect(page.activeElement).toBe(card)
    expect(onClear).toHaveBeenCalledOnce()
  })

  test('after a dialog, still leads to where one came from before it', () => {
    const card = new FakeElement()
    openBar(card, new FakeElement({ isIn: '[role="dialog"]' })).press('Escape')
    expect(page.activeElement).toBe(card)
  })

  test.each([
    ['is gone', new FakeElement({ isConnected: false })],
    ['takes no focus any more', new FakeElement({ isFocusable: false })],
  ])('leads to the page where that %s', (_, before) => {
    openBar(before).press('Escape')
    expect(page.activeElement).toBe(main)
  })
})
