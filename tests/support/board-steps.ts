import type { Locator, Page, Request } from '@playwright/test'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import { expect, type SiteName, untilReady, urlOf } from './journey.ts'

/** FLAG-01: the two spellings of the board calls, and what switches to them. */
export const variants = {
  legacy: { state: 'off', path: /^\/collaboration\/boards/ },
  toolbox: { state: 'on', path: /^\/components\/collaboration\/api\// },
} as const

export type Variant = keyof typeof variants

export const variantNames = ['legacy', 'toolbox'] as const satisfies readonly Variant[]

const flags = {
  generic: 'collaboration-toolbox-v2',
  search: 'collaboration-toolbox-v2-search',
  detail: 'collaboration-toolbox-v2-asset-detail',
} as const

/** Which spelling each kind of page shall have in this browser. */
export async function switchFlags(
  page: Page,
  site: SiteName,
  wanted: Readonly<Record<keyof typeof flags, Variant>>,
): Promise<void> {
  const { generic, search, detail } = wanted
  const pairs = [
    `${flags.generic}:${variants[generic].state}`,
    `${flags.search}:${variants[search].state}`,
    `${flags.detail}:${variants[detail].state}`,
  ]
  await page.request.get(urlOf(site, `/?experience=${encodeURIComponent(pairs.join())}`))
}

/** Switches all pages of this browser to one spelling. */
export function switchTo(page: Page, site: SiteName, variant: Variant): Promise<void> {
  return switchFlags(page, site, { generic: variant, search: variant, detail: variant })
}

/** Notes, in their order, the board calls that pages of this tab make and the events that their documents see. */
export async function noteBoards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = String(input)
      if (/^\/(components\/)?collaboration\//.test(url))
        noted.push(`${init?.method ?? 'GET'} ${decodeURIComponent(url)} ${init?.body ?? ''}`.trim())
      return fetch(input, init)
    }
    for (const name of ['board-created', 'boards-updated', 'boards-menu-reload'])
      document.addEventListener(name, (event) => {
        noted.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`)
      })
  })
}

/** An event as it is noted. */
export function notedEvent(name: string, detail: object | null): string {
  return `${name} ${JSON.stringify(detail)}`
}

export function notedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { noted: readonly string[] }).noted)
}

/** A call of whoever is signed in, as another window of theirs would make it. */
export async function callBoards<Answer>(
  page: Page,
  site: SiteName,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  call: string,
  data?: object,
): Promise<Answer> {
  const session = await page.request.get(urlOf(site, '/components/account/api/session'))
  const { csrfToken } = (await session.json()) as { csrfToken: string }
  const answer = await page.request.fetch(urlOf(site, `/components/collaboration/api/${call}`), {
    ...{ method, headers: { 'x-csrf-token': csrfToken } },
    ...(data && { data }),
  })
  expect(answer.ok(), `${call}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** A board of whoever is signed in; it is the default one then. */
export async function createBoard(
  page: Page,
  site: SiteName,
  name: string,
  assetIds?: readonly string[],
): Promise<string> {
  const wanted = { name, ...(assetIds && { assetIds: assetIds.map((id) => `gi:${id}`) }) }
  return (await callBoards<{ id: string }>(page, site, 'POST', 'create-board', wanted)).id
}

export type MadeBoard = { readonly id: string; readonly ids: readonly string[]; readonly path: string }

/** Of the newest pictures, so many; over as many pages of results as it takes. */
export async function newestIds(page: Page, site: SiteName, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 1; ids.length < count; number += 1) {
    const path = encodeURIComponent(`/search/2/image${number > 1 ? `?page=${number}` : ''}`)
    const answer = await page.request.get(urlOf(site, `/components/pages/api/page?path=${path}`))
    const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
    const found = ready.data.gallery?.assets ?? []
    if (found.length === 0) break
    ids.push(...found.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

/** One with some of the newest pictures. */
export async function makeBoard(page: Page, site: SiteName, name: string, count = 6): Promise<MadeBoard> {
  const ids = await newestIds(page, site, count)
  const id = await createBoard(page, site, name, ids.length > 0 ? ids : undefined)
  return { id, ids, path: `/collaboration/boards/${id}` }
}

export async function openBoard(page: Page, site: SiteName, path: string): Promise<void> {
  await page.goto(urlOf(site, path))
  await untilReady(page)
}

export function cardsOf(page: Page): Locator {
  return page.getByRole('main').locator('li[data-asset]')
}

/** As the page shows it. */
export async function expectOrder(page: Page, ids: readonly (string | undefined)[]): Promise<void> {
  const shown = () =>
    cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-asset') ?? ''))
  await expect.poll(shown).toEqual(ids)
}

/** As the server has it. */
export async function expectKeptOrder(
  page: Page,
  site: SiteName,
  boardId: string,
  ids: readonly (string | undefined)[],
): Promise<void> {
  const { assetIds } = await callBoards<{ assetIds: string[] }>(page, site, 'GET', `boards/${boardId}`)
  expect(assetIds).toEqual(ids)
}

/** By a link that the owner makes, somebody else joins and may edit. */
export async function joinBoard(owner: Page, other: Page, site: SiteName, boardId: string): Promise<void> {
  const { code } = await callBoards<{ code: string }>(owner, site, 'POST', `boards/${boardId}/invitations`, {
    role: 'edit',
  })
  await callBoards(other, site, 'POST', `invitations/${code}/accept`)
}

/** To everybody who has joined. */
export async function giveRole(
  owner: Page,
  site: SiteName,
  boardId: string,
  role: 'view' | 'edit',
): Promise<void> {
  const call = `boards/${boardId}/members`
  const { members } = await callBoards<{ members: { id: string }[] }>(owner, site, 'GET', call)
  for (const { id } of members) await callBoards(owner, site, 'PATCH', `${call}/${id}`, { role })
}

/** The next call of the page that changes something about boards. */
export function nextChange(page: Page): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() !== 'GET' && isBoardAddress(new URL(request.url())),
  )
}

export function isBoardAddress({ pathname }: URL): boolean {
  return /^\/(components\/)?collaboration\//.test(pathname)
}

export async function answerTo<Answer>(request: Request): Promise<Answer> {
  const answer = await request.response()
  if (answer === null) throw new Error(`${request.url()} was not answered`)
  return (await answer.json()) as Answer
}

/** BOARD-02: the token of the page's meta tag, and that of the cookie as every call of the site has it. */
export async function expectTokens(page: Page, request: Request): Promise<void> {
  const headers = await request.allHeaders()
  const cookies = await page.context().cookies(page.url())
  const kept = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const written = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  expect(kept).toBeTruthy()
  expect(written).toBeTruthy()
  expect(headers).toMatchObject({ 'x-csrf-token': written, 'x-xsrf-token': kept })
}
