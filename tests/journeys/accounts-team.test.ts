import { confirmAddress, expectDone, fillIn, press, register, someone } from '../support/account-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  namedScreens,
  test,
  untilReady,
  urlOf,
} from '../support/journey.ts'
import { readMail } from '../support/mailbox.ts'

// Each walks a whole way, through a dozen pages and mails.
test.describe.configure({ timeout: 60_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|403|404|409)/,
})

test('ACCOUNT-02: a Leader starts a team, invites somebody, decides about their role and cap, and removes them', async ({
  page,
  open,
}) => {
  const [lead, mate] = [someone('bokeh', 'tara'), someone('bokeh', 'vito')]
  await register(page, 'bokeh', lead)
  await page.goto(urlOf('bokeh', '/account/team'))
  await untilReady(page)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await fillIn(page, { 'Name of the team': 'Studio Tara' })
  await press(page, 'Start team')
  await expect(main.getByRole('alert')).toHaveText('Please confirm your email address first.')
  await expect(main.getByLabel('Name of the team')).toHaveValue('Studio Tara')
  await confirmAddress(page, lead)

  await page.goto(urlOf('bokeh', '/account/team'))
  await fillIn(page, { 'Name of the team': 'Studio Tara' })
  await press(page, 'Start team')
  await expectDone(page, 'Your team is there.')
  await fillIn(page, { 'Email address': mate.email })
  await press(page, 'Send invitation')
  await expectDone(page, 'The invitation is on its way.')
  await expect(main.getByRole('button', { name: `Withdraw ${mate.email}` })).toBeVisible()
  await untilReady(page)
  await expectAccessible(page)

  // Without scripts, on a phone: from the mail by way of joining to the team.
  const other = await open({ ...namedScreens['a phone'], javaScriptEnabled: false })
  await other.goto(urlOf('bokeh', '/sign-in'))
  const { text, link } = await readMail(other, { to: mate.email })
  expect(text).toContain('invites you to the team Studio Tara')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(link)
  await untilReady(page)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await press(page, 'Join team')
  await expect(main.getByRole('alert')).toHaveText(/^This invitation is for another email address/)
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: 'Join Studio Tara' })).toBeVisible()
  await other.getByRole('link', { name: 'New here? Join' }).click()
  await fillIn(other, {
    'Email address': mate.email,
    'User name': mate.username,
    Password: 'lantern over grey water',
  })
  await press(other, 'Create account')
  await confirmAddress(other, mate)
  await press(other, 'Join team')
  await expectDone(other, 'You are in the team.')
  await expect(other.getByText('You are a Member of this team.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)

  await page.goto(urlOf('bokeh', '/account/team'))
  const row = main.getByRole('listitem').filter({ hasText: mate.username })
  await untilReady(page)
  const change = row.locator('summary')
  await change.focus()
  await page.keyboard.press('Enter')
  await row.getByLabel('Downloads a month').fill('-3')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByLabel('Downloads a month')).toHaveAccessibleDescription(/whole number/)
  await row.getByLabel('Downloads a month').fill('25')
  await row.getByLabel('Role').selectOption('leader')
  await row.getByRole('button', { name: 'Save' }).click()
  await expectDone(page, 'Saved.')
  await expect(row).toContainText('Leader · 25 downloads a month')

  await change.click()
  await row.getByRole('button', { name: 'Remove from team' }).click()
  await expectDone(page, 'They are no longer in the team.')
  await expect(row).toHaveCount(0)
  await press(page, 'Leave team')
  await expectDone(page, 'You have left the team.')
  await expect(main.getByRole('button', { name: 'Start team' })).toBeVisible()
})

test('ROUTE-03: there are no teams on site A', async ({ page }) => {
  for (const path of ['/account/team', '/team-invitation?code=unknown']) {
    expect((await page.goto(urlOf('argus', path)))?.status()).toBe(404)
  }
})
