import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSendOnce } from './send-once.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openPage() {
  const page = new EventTarget()
  const comeBack = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { mayGo: openSendOnce(page as unknown as Window), comeBack }
}

function makeButton() {
  const attributes = new Map<string, string>()
  return {
    attributes,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}

test('a form goes once, however often it is pressed, and other forms go as they like', () => {
  const { mayGo } = openPage()
  const form = {}
  expect([mayGo(form, null), mayGo(form, null), mayGo({}, null)]).toEqual([true, false, true])
})

test('one that got no answer within ten seconds can go again', () => {
  const { mayGo } = openPage()
  const form = {}
  const button = makeButton()
  mayGo(form, button)
  vi.advanceTimersByTime(9_999)
  expect(mayGo(form, button)).toBe(false)
  expect(button.attributes.get('aria-busy')).toBe('true')
  vi.advanceTimersByTime(1)
  expect(button.attributes.size).toBe(0)
  expect(mayGo(form, button)).toBe(true)
})

test('so can all of a page that comes back as it was left, but not of one that is only being loaded', () => {
  const { mayGo, comeBack } = openPage()
  const form = {}
  const button = makeButton()
  mayGo(form, button)
  comeBack(false)
  expect(mayGo(form, button)).toBe(false)
  comeBack(true)
  expect(button.attributes.size).toBe(0)
  expect(mayGo(form, button)).toBe(true)
})
