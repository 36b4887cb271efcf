import { describe, expect, test } from 'vitest'
import { createNavigator } from './navigator.ts'

/** As much of a browser window as the navigator touches. Going back and forward tells it at once. */
function openWindow() {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: '/first' }]
  let at = 0
  const listeners = new Map<string, (event: object) => void>()
  const here = () => new URL(entries[at]?.url ?? '/', 'http://site.test')
  const window = {
    scrollY: 0,
    scrollTo: () => {},
    document: { getElementById: () => null },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at]?.state
      },
      replaceState: (state: unknown) => {
        entries[at] = { state, url: entries[at]?.url ?? '/' }
      },
      pushState: (state: unknown, _title: string, url: string) => {
        entries.splice(at + 1)
        entries.push({ state, url })
        at += 1
      },
    },
    location: {
      get pathname() {
        return here().pathname
      },
      get search() {
        return here().search
      },
      get hash() {
        return here().hash
      },
      get href() {
        return here().href
      },
    },
  }
  const go = (steps: number) => {
    at += steps
    listeners.get('popstate')?.({ state: entries[at]?.state })
  }
  return {
    window: window as unknown as Window,
    go,
    tell: (type: string, event: object) => listeners.get(type)?.(event),
  }
}

/** A navigator whose pages are their addresses and come when they are let through. */
function openNavigator() {
  const { window, go, tell } = openWindow()
  const waiting = new Map<string, (page: string) => void>()
  const asked: string[] = []
  const navigator = createNavigator<string>({
    window,
    first: '/first',
    load: (url) => {
      asked.push(url)
      return new Promise((resolve) => waiting.set(url, resolve))
    },
    loadAhead: async (url) => (url.includes('gone') ? null : url),
    onShown: () => {},
  })
  const arrive = async (url: string) => {
    waiting.get(url)?.(url)
    await settle()
  }
  const visit = async (url: string) => {
    navigator.go(url)
    await settle()
    await arrive(url)
  }
  return { navigator, go, tell, arrive, visit, asked }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

describe('STORE-04: back and forward', () => {
  test('show what was there without asking again', async () => {
    const { navigator, go, visit, asked } = openNavigator()
    await visit('/second')
    go(-1)
    await settle()
    expect(navigator.read()).toMatchObject({ url: '/first', shown: '/first' })
    expect(asked).toEqual(['/second'])
  })

  test('a move while a step back is still being fetched leaves no page under another address', async () => {
    const { navigator, go, visit, arrive } = openNavigator()
    for (let page = 0; page < 25; page += 1) await visit(`/page-${page}`)
    // So far back that the page must be asked for again, and the visitor does not wait for it.
    go(-24)
    await settle()
    expect(navigator.read().pendingUrl).toBe('/page-0')
    await visit('/elsewhere')
    expect(navigator.read().shown).toBe('/elsewhere')
    go(-1)
    await settle()
    await arrive('/page-0')
    expect(navigator.read()).toMatchObject({ url: '/page-0', shown: '/page-0' })
  })

  test('a document that the browser kept while it was left waits for nothing', async () => {
    const { navigator, tell } = openNavigator()
    navigator.go('/slow')
    await settle()
    tell('pageshow', { persisted: true })
    expect(navigator.read().pendingUrl).toBeNull()
  })
})

describe('what is fetched ahead', () => {
  test('is shown without being asked for again', async () => {
    const { navigator, asked } = openNavigator()
    navigator.prefetch('/next')
    await settle()
    navigator.go('/next')
    await settle()
    expect(navigator.read().shown).toBe('/next')
    expect(asked).toEqual([])
  })

  test('is asked for as ever where it could not be had', async () => {
    const { navigator, arrive, asked } = openNavigator()
    navigator.prefetch('/gone')
    await settle()
    navigator.go('/gone')
    await settle()
    await arrive('/gone')
    expect(asked).toEqual(['/gone'])
  })
})
