import type { Page } from '@playwright/test'
import { expect, type SiteName, urlOf } from './journey.ts'
import { readMail } from './mailbox.ts'

export const password = 'lantern over grey water'

export type Person = { readonly username: string; readonly email: string }

const entrances = { argus: '/register', bokeh: '/join' } as const satisfies Record<SiteName, string>

/** One of their own for each journey: names are taken only once. */
export function someone(site: SiteName, name: string): Person {
  return { username: `${name}.${site}`, email: `${name}@${site}.example.test` }
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

/** Registers, signs in by it, and leaves the address unconfirmed. */
export async function register(page: Page, site: SiteName, { username, email }: Person): Promise<void> {
  await page.goto(urlOf(site, entrances[site]))
  await fillIn(page, { 'Email address': email, 'User name': username, Password: password })
  await press(page, 'Create account')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
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
