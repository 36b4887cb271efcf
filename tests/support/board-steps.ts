import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, type SiteName, untilReady, urlOf } from './journey.ts'

/** FLAG-01: the two spellings of the board calls, and what switches to them. */
export const variants = {
  legacy: { state: 'off', path: /^\/collaboration\/boards/ },
  toolbox: { state: 'on', path: /^\/components\/collaboration\/api\// },
} as const

export type Variant = keyof typeof variants

export const variantNames = ['legacy', 'toolbox'] as const satisfies readonly Variant[]

const flags = [
  'collaboration-toolbox-v2',
  'collaboration-toolbox-v2-search',
  'collaboration-toolbox-v2-asset-detail',
]

/** Switches all pages of this browser to one spelling. */
export async function switchTo(page: Page, site: SiteName, variant: Variant): Promise<void> {
  const wanted = flags.map((flag) => `${flag}:${variants[variant].state}`).join(',')
  await page.goto(urlOf(site, `/?experience=${encodeURIComponent(wanted)}`))
}

/** Notes, in their order, the board calls that pages of this tab make and the events that their documents see. */
export async function noteBoards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = String(input)
      if (/^\/(components\/)?collaboration\//.test(url) && !url.includes('boards-recent'))
        noted.push(`${init?.method ?? 'GET'} ${decodeURIComponent(url)} ${init?.body ?? ''}`.trim())
      return fetch(input, init)
    }
    for (const name of ['board-created', 'boards-updated', 'boards-menu-reload'])
      document.addEventListener(name, (event) => {
        noted.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`)
      })
  })
}

export function notedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { noted: readonly string[] }).noted)
}

/** A board of whoever is signed in; it is the default one then. */
export async function createBoard(page: Page, site: SiteName, name: string): Promise<string> {
  const session = await page.request.get(urlOf(site, '/components/account/api/session'))
  const { csrfToken } = (await session.json()) as { csrfToken: string }
  const created = await page.request.post(urlOf(site, '/components/collaboration/api/create-board'), {
    headers: { 'x-csrf-token': csrfToken },
    data: { name },
  })
  expect(created.status()).toBe(201)
  return ((await created.json()) as { id: string }).id
}

/** The results, with the desk in place and what it knows of the default board. */
export async function openResults(page: Page, site: SiteName, path = '/search/2/image'): Promise<void> {
  const known = page.waitForResponse(isDefaultBoard)
  await page.goto(urlOf(site, path))
  await untilReady(page)
  await (await known).finished()
}

export function isDefaultBoard(answer: { url: () => string }): boolean {
  return /\/collaboration\/(boards\/default\.json|api\/default)/.test(answer.url())
}

export function saveButton(within: Locator): Locator {
  return within.getByRole('button', { name: /^(Save to|Remove from) board: / })
}

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Choose board|Save to new board)$/ })
}

/** The dialog as it stands: axe takes what is still coming in for what is not there. */
export async function expectAccessibleDialog(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible()
  await expect(page.locator('[data-entering]:has([role="dialog"])')).toHaveCount(0)
  // What lies behind the dialog is hidden, so that rules about the whole page have nothing to look at.
  await expectAccessible(page, '[role="dialog"]')
}

/** What was said at the bottom of the page. */
export function toastOf(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Board messages' }).getByRole('link').filter({ hasText: text })
}
