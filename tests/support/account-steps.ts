import type { Page } from '@playwright/test'
import { expect, type SiteName, test, urlOf } from './journey.ts'
import { readMail } from './mailbox.ts'

export const password = 'lantern over grey water'

export type Person = { readonly username: string; readonly email: string }

/** One of their own for each journey, and for each time that it is walked: names are taken only once. */
export function someone(site: SiteName, name: string): Person {
  const { retry, repeatEachIndex } = test.info()
  const time = retry + repeatEachIndex
  const own = time === 0 ? name : `${name}${time}`
  return { username: `${own}.${site}`, email: `${own}@${site}.example.test` }
}

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
  }
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** What a page says about what has just been done. */
export async function expectDone(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible()
}

/** By the calls that forms would make: journeys about something else need not wait for pages. */
async function callAccount(page: Page, site: SiteName, call: string, data: object): Promise<void> {
  const api = urlOf(site, '/components/account/api')
  const session = await page.request.get(`${api}/session`)
  const { csrfToken } = (await session.json()) as { csrfToken: string }
  const answer = await page.request.post(`${api}/${call}`, { headers: { 'x-csrf-token': csrfToken }, data })
  expect(answer.ok(), `${call}: ${answer.status()} ${await answer.text()}`).toBe(true)
}

/** Signs in a browser that need not show a page yet. */
export function enter(page: Page, site: SiteName, login: string, secret = password): Promise<void> {
  return callAccount(page, site, 'sign-in', { login, password: secret })
}

/** One of those who come with the demo: their addresses are confirmed, and they have boards. */
export function enterDemo(page: Page, site: SiteName, username: 'member' | 'customer'): Promise<void> {
  return enter(page, site, username, 'show-me-the-picture')
}

/** Registers, signs in by it, and leaves the address unconfirmed. */
export async function register(page: Page, site: SiteName, { username, email }: Person): Promise<void> {
  await callAccount(page, site, 'register', { username, email, password })
  await enter(page, site, username)
}

export async function confirmAddress(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.goto((await readMail(page, { to: email, subject: 'Confirm your email address' })).link)
  await press(page, 'Confirm address')
  await expectDone(page, 'Your email address is confirmed.')
}

export async function signIn(page: Page, login: string, secret = password): Promise<void> {
  await fillIn(page, { 'User name or email': login, Password: secret })
  await press(page, 'Sign in')
}
