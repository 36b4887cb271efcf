import { expect, type Page } from '@playwright/test'
import { urlOf } from './journey.ts'

type Wanted = { readonly to: string; readonly subject?: string }

/** The newest mail to somebody, read from the mail page in a tab of its own. */
export async function readMail(page: Page, { to, subject }: Wanted): Promise<{ text: string; link: string }> {
  const tab = await page.context().newPage()
  const here = page.url().startsWith('http') ? page.url() : urlOf('argus')
  const address = new URL(`/dev/mail?to=${encodeURIComponent(to)}`, here).href
  const mails = tab.getByRole('main').getByRole('listitem')
  const mail = subject
    ? mails.filter({ has: tab.getByRole('heading', { name: subject, exact: true }) })
    : mails
  // Some mails are written when the page that they tell of is already there.
  await expect(async () => {
    await tab.goto(address)
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  const text = (await mail.first().locator('pre').textContent()) ?? ''
  await tab.close()
  return { text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
}
